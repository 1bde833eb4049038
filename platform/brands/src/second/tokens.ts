import type { BrandTokens } from '../brand-tokens'

/** Second brand: neighbourly, editorial. */
export const tokens: BrandTokens = {
  light: {
    canvas: '#F5F4F2',
    surface: '#FFFFFF',
    ink: '#2B1B17',
    inkMuted: '#62504A',
    border: '#8C7B75',
    primary: '#0B5F63',
    onPrimary: '#FFFFFF',
    accent: '#C4512D',
    footer: '#0A3436',
    onFooter: '#E4F3F1',
  },
  dark: {
    canvas: '#131413',
    surface: '#1E201F',
    ink: '#F8EEEA',
    inkMuted: '#C9B6AF',
    border: '#857C77',
    primary: '#7ED3CF',
    onPrimary: '#0B2526',
    accent: '#E88A66',
    footer: '#082A2C',
    onFooter: '#E4F3F1',
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
  hero: {
    field: '#0B5F63',
    ink: '#FFFFFF',
    shades: ['#0E6A6E'],
    action: '#FFF1D6',
    onAction: '#0A3436',
    figureWeight: 650,
    place: 'start',
    foot: { phone: 7, desk: 9 },
  },
  sections: 'tiles',
  radius: { control: 14, card: 20 },
}
