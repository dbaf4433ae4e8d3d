export const identity = {
  identity: {
    title: "身份核验",
    detail: "核对您的姓名和生日与证件是否一致。结果会发到消息中心；证件图片只有本站审核人员可以查看。",
    failed: "核验状态暂时没有加载出来",
    status: "状态",
    state: { none: "未核验", asked: "核验中", verified: "已核验", refused: "未通过" },
    since: {
      asked: "<kept>{time}</kept> 提交",
      verified: "<kept>{time}</kept> 通过",
      refused: "<kept>{time}</kept> 审核",
    },
    fault: {
      name_differs: "证件上的姓名与您设置的真实姓名不同。请改用本人的证件；如果真实姓名设置有误，请联系客服更正。",
      birthday_differs: "证件上的出生日期与您设置的生日不同。请改用本人的证件；如果生日设置有误，请联系客服更正。",
      document_unclear: "证件图片不清楚或不完整。请重新拍摄，整页入镜，文字清晰可读。",
      under_age:
        "证件显示您未达到法定年龄，账户不能充值或游戏。余额可以提取；如果不能自行提款，或对结果有疑问，请联系客服。",
    },
    service: "联系客服",
    age: "年龄",
    ages: { unknown: "未知", declared: "按您设置的生日", verified: "已按证件核验" },
    closed: "核验通过前，您不能{acts}。",
    acts: { deposit: "充值", play: "游戏", withdraw: "提款" },
    notRequired: "目前不要求核验。",
    incomplete: {
      both: "提交前，请先在“个人资料”中设置真实姓名和生日。",
      realName: "提交前，请先在“个人资料”中设置真实姓名。",
      birthday: "提交前，请先在“个人资料”中设置生日。",
    },
    submit: "提交核验",
    again: "重新提交",
    sheet: {
      detail: "请上传本人证件的图片，由本站审核人员与以下资料核对。",
      shows: "证件须符合：",
      marks: {
        facts: "显示姓名、出生日期和照片",
        valid: "在有效期内",
        whole: "整页入镜，文字清晰，没有遮挡",
      },
      pictures: "证件图片",
      needPicture: "请添加证件图片",
      submit: "提交",
      done: "已提交核验，结果会发到消息中心。",
    },
  },
} as const;
