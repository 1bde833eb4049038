import type { BrandLogo } from '../brand-logo'

/** A grid of arched windows, one of them lit. */
export const logo: BrandLogo = {
  viewBox: '0 0 32 32',
  shapes: [
    {
      path: 'M2.5 7a6 6 0 0 1 12 0v7.5h-12zM17.5 7a6 6 0 0 1 12 0v7.5h-12zM2.5 23.5a6 6 0 0 1 12 0v7.5h-12z',
      colour: 'primary',
    },
    { path: 'M17.5 23.5a6 6 0 0 1 12 0v7.5h-12z', colour: 'accent' },
  ],
}
