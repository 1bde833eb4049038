import type { BrandLogo } from '../brand-logo'

/** Leaf rings: a leaf drawn as a tree draws its years. */
export const logo: BrandLogo = {
  viewBox: '0 0 32 32',
  shapes: [
    {
      path: 'M30 2V13A17 17 0 0 1 13 30H2V19A17 17 0 0 1 19 2zM27.4 4.6H19A14.4 14.4 0 0 0 4.6 19V27.4H13A14.4 14.4 0 0 0 27.4 13zM25 7V13A12 12 0 0 1 13 25H7V19A12 12 0 0 1 19 7zM22.6 9.4H19A9.6 9.6 0 0 0 9.4 19V22.6H13A9.6 9.6 0 0 0 22.6 13z',
      colour: 'primary',
    },
    { path: 'M20.2 11.8V13.2A7 7 0 0 1 13.2 20.2H11.8V18.8A7 7 0 0 1 18.8 11.8z', colour: 'accent' },
  ],
}
