export const zhCN = {} as const;
