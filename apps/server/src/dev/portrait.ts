import type { BrandKey } from '@porchlight/brands'
import { type Html, html } from '@porchlight/server-methods/files/html'
import { paletteOf } from './palette'

/** A person's appearance. */
interface Look {
  readonly hair: keyof typeof hairs
  readonly hairColour: string
  readonly skin: string
}

const black = '#2a211f'
const brown = '#5d3a26'
const chestnut = '#7c4a2a'
const blond = '#d9a75c'
const copper = '#a8512c'
const silver = '#cfd3d8'

const looks: Readonly<Record<string, Look>> = {
  'summer-bill': { hair: 'bob', hairColour: copper, skin: '#f0c9a8' },
  'spanish-apartment': { hair: 'long', hairColour: black, skin: '#d9a27a' },
  'two-homes': { hair: 'beard', hairColour: black, skin: '#8a5a3c' },
  'gas-only': { hair: 'bun', hairColour: blond, skin: '#f3d3b8' },
  'pool-and-car': { hair: 'long', hairColour: brown, skin: '#b9805a' },
  'switch-hold': { hair: 'curls', hairColour: black, skin: '#c68f66' },
  'deposit-waiver': { hair: 'curls', hairColour: silver, skin: '#efcdb0' },
  guest: { hair: 'short', hairColour: chestnut, skin: '#f0c9a8' },
  'returned-autopay': { hair: 'bob', hairColour: black, skin: '#c99468' },
  'contract-ending': { hair: 'beard', hairColour: copper, skin: '#f2d0b4' },
  inactive: { hair: 'crop', hairColour: silver, skin: '#a9744f' },
  'advisor-first': { hair: 'bun', hairColour: brown, skin: '#eac2a0' },
  'advisor-second': { hair: 'short', hairColour: black, skin: '#cf9a70' },
  'advisor-third': { hair: 'crop', hairColour: blond, skin: '#f1d0b5' },
  supervisor: { hair: 'beard', hairColour: silver, skin: '#dcae88' },
  admin: { hair: 'curls', hairColour: brown, skin: '#9b6844' },
}

const cap = 'M30 39c-3-19 8-25 18-25s21 6 18 25c-3-8-8-13-18-13s-15 5-18 13z'
const close = 'M31 35c0-14 8-19 17-19s17 5 17 19c-4-6-9-8-17-8s-13 2-17 8z'

/** The hair behind and in front of the head, as path data. */
const hairs = {
  bob: {
    behind: 'M25 61V38c0-17 11-25 23-25s23 8 23 25v23c-6 5-12 1-12-6H37c0 7-6 11-12 6z',
    before: 'M31 38c3-9 12-10 19-15 4 6 11 8 15 15 1-16-8-22-17-22s-18 6-17 22z',
  },
  long: {
    behind: 'M23 82V38c0-18 12-26 25-26s25 8 25 26v44c-8 4-15 2-15 2V50H38v34s-7 2-15-2z',
    before: 'M31 40c2-12 10-15 17-20 7 5 15 8 17 20 2-18-7-25-17-25s-19 7-17 25z',
  },
  short: { behind: '', before: cap },
  crop: { behind: '', before: close },
  bun: { behind: 'M38 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0z', before: cap },
  curls: {
    behind:
      'M18 35a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM23 22a11 11 0 1 1 22 0a11 11 0 1 1-22 0zM37 17a11 11 0 1 1 22 0a11 11 0 1 1-22 0zM51 22a11 11 0 1 1 22 0a11 11 0 1 1-22 0zM58 35a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM21 48a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM57 48a9 9 0 1 1 18 0a9 9 0 1 1-18 0z',
    before: 'M31 36c4-10 10-13 17-13s13 3 17 13c1-12-6-20-17-20s-18 8-17 20z',
  },
  beard: {
    behind: '',
    before: `${close}M31 43c0 17 8 22 17 22s17-5 17-22c-4 7-9 7-17 7s-13 0-17-7z`,
  },
} as const

const headset = html`<path d="M28 42C27 22 36 12 48 12s21 10 20 30" fill="none" stroke="#17212f" stroke-width="4"/><rect x="24" y="38" width="8" height="14" rx="4" fill="#17212f"/><rect x="64" y="38" width="8" height="14" rx="4" fill="#17212f"/><path d="M68 52c0 8-7 9-12 9" fill="none" stroke="#17212f" stroke-width="3"/>`

/** Draws the person named by `key` in the colours of the brand; staff wear a headset. Decoration only. */
export function portrait(key: string, brand: BrandKey, isStaff: boolean): Html {
  const { shade, glow } = paletteOf(brand)
  const { hair, hairColour, skin } = looks[key] ?? { hair: 'short', hairColour: brown, skin: '#eac2a0' }
  const { behind, before } = hairs[hair]
  return html`<svg class="portrait" viewBox="0 0 96 96" aria-hidden="true"><rect width="96" height="96" fill="${shade}"/><path d="${behind}" fill="${hairColour}"/><path d="M10 98c2-25 19-33 38-33s36 8 38 33z" fill="${glow}"/><path d="M40 54h16v12c0 9-16 9-16 0z" fill="${skin}"/><path d="M40 60c5 5 11 5 16 0v-4H40z" fill="#000" opacity=".12"/><ellipse cx="48" cy="41" rx="17" ry="20" fill="${skin}"/><path d="${before}" fill="${hairColour}"/><path d="M40 42v2M56 42v2" stroke="#17212f" stroke-width="3" stroke-linecap="round"/><path d="M43 52c3 3 7 3 10 0" fill="none" stroke="#17212f" stroke-width="2" stroke-linecap="round"/>${isStaff ? headset : html``}</svg>`
}
