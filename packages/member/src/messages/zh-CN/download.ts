export const download = {
  download: {
    title: "下载应用",
    detail: "把{name}添加到主屏幕，点图标即可进入，无需应用商店。",
    how: "安装步骤",
    device: "设备类型",
    devices: { ios: "iPhone / iPad", android: "安卓", desktop: "电脑" },
    steps: {
      ios: {
        one: "用 Safari 打开本站。",
        two: "点底部的分享按钮（方框和向上箭头）。",
        three: "选择“添加到主屏幕”，再点“添加”。",
      },
      android: {
        one: "用 Chrome 打开本站。",
        two: "点右上角的菜单（三个点）。",
        three: "选择“安装应用”或“添加到主屏幕”，再确认。",
      },
      desktop: {
        one: "用 Chrome 或 Edge 打开本站。",
        two: "点地址栏右侧的安装图标；没有图标时打开浏览器菜单。",
        three: "选择“安装”或“创建快捷方式”，再确认。",
      },
    },
    notes: {
      ios: "其他浏览器里没有这个选项时，请改用 Safari。",
      android: "不同品牌手机自带浏览器的菜单名称可能略有不同。",
      desktop: "安装后可以从桌面或开始菜单打开。",
    },
    oneStep: "一键安装",
    oneStepText: "您的浏览器支持直接安装，不占用多少空间。",
    install: "安装应用",
    installing: "正在安装，完成后可从主屏幕或桌面打开。",
    later: "没有安装，您可以随时回到这里。",
    installed: "应用已安装",
    installedText: "下次可以直接点图标打开。",
    onPhone: "在手机上使用",
    onOther: "发到另一部手机",
    scan: "用手机扫描二维码，即可打开本站。",
    qr: "本站网址的二维码",
    address: "本站网址",
    help: "安装遇到问题？",
  },
} as const;
