import type { BrandLogo } from '../brand-logo'

/** A beam of light: a lamp at the foot and its light, widening to the north-east. */
export const logo: BrandLogo = {
  viewBox: '0 0 32 32',
  shapes: [
    { path: 'M1.5 25.5a5 5 0 1 1 10 0a5 5 0 1 1-10 0z', colour: 'primary' },
    {
      path: 'M8.3 17.2L12 0.6A25.5 25.5 0 0 1 19.1 3.3L10.7 18.1zM11.6 18.7L21.7 5A25.5 25.5 0 0 1 27 10.3L13.3 20.4zM13.9 21.3L28.7 12.9A25.5 25.5 0 0 1 31.4 20L14.8 23.7z',
      colour: 'accent',
    },
  ],
}
