import { iconPaths as questionIconPaths } from './question-icon-paths';

/** All icons: drawn as lines on a 24 by 24 grid; each entry is the `d` of a path. */
export const iconPaths = {
  ...questionIconPaths,
  forward: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 11v5.5M12 7.5v.01M12 3a9 9 0 100 18 9 9 0 000-18z',
  done: 'M8 12.3l2.8 2.8L16 9.5M12 3a9 9 0 100 18 9 9 0 000-18z',
  home: 'M4 11l8-7 8 7v8.5a.5.5 0 01-.5.5H15v-6H9v6H4.5a.5.5 0 01-.5-.5z',
  chart: 'M4 20h16M7 16v-4M12 16V6M17 16v-7',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM8 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 005.5 5.5l1.5-2 4 1.5v3a2 2 0 01-2.2 2A16.5 16.5 0 014.5 6.2 2 2 0 016.5 4z',
  message: 'M4 5.5h16v11H9.5L5.5 20v-3.5H4z',
  external:
    'M13 5h6v6M19 5l-8 8M17 14v4.5a.5.5 0 01-.5.5h-11a.5.5 0 01-.5-.5v-11a.5.5 0 01.5-.5H10',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  link: 'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1',
  offline:
    'M4 4l16 16M5 12.5a10 10 0 015-2.6M8.5 16a5 5 0 017 0M13.5 9.6a10 10 0 015.5 2.9M12 19.5v.01',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7',
  plus: 'M12 5v14M5 12h14',
  clock: 'M12 7.5V12l3 2M12 3a9 9 0 100 18 9 9 0 000-18z',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20a7.5 7.5 0 0115 0',
  bell: 'M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10.5 20.5h3',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
} as const;
