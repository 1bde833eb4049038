import type { BrandTokens, BrandTypeface } from '../brand-tokens'

const figtree: BrandTypeface = {
  family: 'Figtree',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  fallback: 'Arial, sans-serif',
  measures: { widthOfArial: 0.998, ascent: 0.95, descent: 0.25 },
}

/** First brand: precise, calm. */
export const tokens: BrandTokens = {
  light: {
    canvas: '#F3F4F6',
    surface: '#FFFFFF',
    ink: '#17212F',
    inkMuted: '#4B5768',
    border: '#7A8596',
    primary: '#1B4D89',
    onPrimary: '#FFFFFF',
    accent: '#F2B33D',
    footer: '#0F2747',
    onFooter: '#E6EDF6',
  },
  dark: {
    canvas: '#0E1622',
    surface: '#172233',
    ink: '#EAF0F8',
    inkMuted: '#A9B6C8',
    border: '#6D7D94',
    primary: '#8DBBF2',
    onPrimary: '#0E1622',
    accent: '#F2B33D',
    footer: '#0A1A30',
    onFooter: '#E6EDF6',
  },
  headings: figtree,
  body: figtree,
  hero: {
    field: '#0F2747',
    ink: '#FFFFFF',
    shades: ['#163764', '#1F497F', '#2B5B98'],
    action: '#F2B33D',
    onAction: '#0F2747',
    figureWeight: 300,
    place: 'start',
    foot: { phone: 3, desk: 1 },
  },
  sections: 'ledger',
  radius: { control: 8, card: 12 },
}
