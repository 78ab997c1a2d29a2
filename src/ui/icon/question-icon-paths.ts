/** The icons on pages of questions; the first view has no others (decision 0013). */
export const iconPaths = {
  back: 'M15 5l-7 7 7 7',
  alert: 'M12 8v5M12 16.5v.01M12 3a9 9 0 100 18 9 9 0 000-18z',
  heart: 'M12 20s-8-4.6-8-10.4A4.4 4.4 0 0112 7a4.4 4.4 0 018 2.6C20 15.4 12 20 12 20z',
} as const;
