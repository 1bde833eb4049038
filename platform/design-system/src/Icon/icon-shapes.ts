/** Path data of the icons: lines of 1.75 units on a 24-unit square, round ends, drawn in the colour of the text. */
export const iconShapes = {
  home: 'M3.5 11 12 3.75 20.5 11M5.75 9.25v11h12.5v-11M9.75 20.25v-6h4.5v6',
  usage: 'M4 20.25h16M6.75 20v-6M12 20V8.5M17.25 20V4',
  bill: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.25 8.25h5.5M9.25 12.25h5.5',
  help: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM9.5 9.6a2.5 2.5 0 1 1 3.6 2.3c-.7.35-1.1.9-1.1 1.6v.25M12 16.75v.01',
  more: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  message: 'M4 5h16v11.25h-8.5L7.25 20v-3.75H4zM8 9h8M8 12.5h5',
  language:
    'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c2.5 2.4 3.5 5.2 3.5 8.5s-1 6.1-3.5 8.5c-2.5-2.4-3.5-5.2-3.5-8.5s1-6.1 3.5-8.5z',
  'sign-out': 'M14 4H5.5v16H14M10.5 12H20.5M17 8.5l3.5 3.5-3.5 3.5',
  warning: 'M12 4 21 19.75H3zM12 10v4.25M12 16.9v.01',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 11.25v5M12 7.9v.01',
  check: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM8.25 12.25l2.6 2.6 5-5.35',
  danger: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v4.5M12 15.9v.01',
  arrow: 'M4.5 12h15M13.5 6l6 6-6 6',
  bolt: 'M13.25 3 5.5 13.5h5.75L10.75 21l7.75-10.5h-5.75z',
  flame:
    'M12 3c.6 3.5 5.75 5.75 5.75 11.25a5.75 5.75 0 0 1-11.5 0c0-2.25 1-4 2.25-5.25.3 1.5 1 2.25 2 2.5C10.25 8.25 10.75 5.5 12 3z',
  'home-pin':
    'M12 21c4.6-4.5 7-8 7-11.25a7 7 0 0 0-14 0C5 13 7.4 16.5 12 21zM9 10.5 12 7.75l3 2.75M9.9 10v3.25h4.2V10',
} as const

/** The names of the icons. */
export type IconName = keyof typeof iconShapes
