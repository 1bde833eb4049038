import type { BrandTokens } from '../brand-tokens'

/** Third brand: botanical, quiet. */
export const tokens: BrandTokens = {
  light: {
    canvas: '#F2F4F3',
    surface: '#FFFFFF',
    ink: '#14251F',
    inkMuted: '#48594F',
    border: '#76877E',
    primary: '#17674A',
    onPrimary: '#FFFFFF',
    accent: '#7A5BC7',
    footer: '#0E3A2B',
    onFooter: '#E6F3EC',
  },
  dark: {
    canvas: '#0D1713',
    surface: '#15231D',
    ink: '#E8F3EE',
    inkMuted: '#A8BDB3',
    border: '#6B8176',
    primary: '#7FD6B0',
    onPrimary: '#0D1713',
    accent: '#A78BEA',
    footer: '#0A2A1F',
    onFooter: '#E6F3EC',
  },
  headings: {
    family: 'Fraunces',
    file: '../fonts/fraunces-650.woff2',
    weight: '650',
    fallback: 'Georgia, serif',
  },
  body: {
    family: 'Nunito Sans',
    file: '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
    weight: '200 1000',
    fallback: 'Arial, sans-serif',
  },
  hero: {
    field: '#0E3A2B',
    ink: '#F4FBF7',
    shades: ['#17523D', '#226349'],
    action: '#CDEFDD',
    onAction: '#0E3A2B',
    figureWeight: 650,
    place: 'middle',
    foot: { phone: 1.5, desk: 1.5 },
  },
  sections: 'column',
  radius: { control: 4, card: 8 },
}
