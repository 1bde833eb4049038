import type { BrandTokens } from '../brand-tokens'

/** Second brand: neighbourly, editorial. */
export const tokens: BrandTokens = {
  light: {
    canvas: '#F5F4F2',
    surface: '#FFFFFF',
    ink: '#2B1B17',
    inkMuted: '#62504A',
    border: '#8C7B75',
    primary: '#A8371B',
    onPrimary: '#FFFFFF',
    accent: '#1E8A8A',
    footer: '#4A1710',
    onFooter: '#FBEDE8',
  },
  dark: {
    canvas: '#1A1210',
    surface: '#261B18',
    ink: '#F8EEEA',
    inkMuted: '#C9B6AF',
    border: '#8E7A73',
    primary: '#FFAB8F',
    onPrimary: '#1A1210',
    accent: '#3FB3B0',
    footer: '#35100B',
    onFooter: '#FBEDE8',
  },
  headings: {
    family: 'Bricolage Grotesque',
    file: '../fonts/bricolage-grotesque-650.woff2',
    weight: '650',
    fallback: 'Arial, sans-serif',
  },
  body: {
    family: 'Source Sans 3',
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    weight: '200 900',
    fallback: 'Arial, sans-serif',
    widthOfArial: 0.924,
  },
  radius: { control: 14, card: 20 },
}
