import type { BrandKey } from '@porchlight/brands'
import { type Html, html } from '@porchlight/server-methods/files/html'
import { type Palette, paletteOf } from './palette'

/** The subject of each person's story, 320 by 96; the left third stays free for the portrait. */
const scenes: Readonly<Record<string, (palette: Palette) => Html>> = {
  'summer-bill': ({ glow, light, shade }) => html`<circle cx="278" cy="30" r="46" fill="${shade}"/>
<circle cx="278" cy="30" r="22" fill="${glow}"/><path d="M128 96V70h18v26zM152 96V64h18v26zM176 96V54h18v42z" fill="${light}" opacity=".55"/><path d="M200 96V20h18v76z" fill="${glow}"/>`,
  'spanish-apartment': ({ glow, light, shade }) => html`<path d="M176 96V16h84v80z" fill="${shade}"/>
<path d="M188 28h14v14h-14zM234 28h14v14h-14zM211 52h14v14h-14zM234 52h14v14h-14zM188 76h14v14h-14z" fill="${light}" opacity=".4"/><path d="M211 28h14v14h-14zM188 52h14v14h-14zM234 76h14v14h-14z" fill="${glow}"/><path d="M140 28v20M131 33l18 10M149 33l-18 10M290 54v20M281 59l18 10M299 59l-18 10" stroke="${light}" stroke-width="2.5" stroke-linecap="round"/>`,
  'two-homes': ({ glow, light, shade }) => html`<path d="M120 96V56l34-28 34 28v40z" fill="${shade}"/>
<path d="M112 60l42-36 42 36" fill="none" stroke="${light}" stroke-width="5" stroke-linejoin="round"/><path d="M144 96V70h20v26z" fill="${glow}"/><path d="M230 96V20h60v76z" fill="${shade}" stroke="${light}" stroke-width="4"/><path d="M242 34h12v12h-12zM266 34h12v12h-12zM242 58h12v12h-12z" fill="${light}" opacity=".5"/><path d="M266 58h12v12h-12z" fill="${glow}"/>`,
  'gas-only': ({
    glow,
    light,
    shade,
  }) => html`<path d="M120 86h88M120 70h88" stroke="${light}" stroke-width="3" opacity=".4"/>
<path d="M130 90V50M148 90V50M166 90V50M184 90V50M202 90V50" stroke="${light}" stroke-width="10" stroke-linecap="round"/><circle cx="262" cy="52" r="44" fill="${shade}"/><path d="M262 14c18 18 26 32 24 46-2 15-12 24-24 24s-24-9-24-24c0-10 8-14 10-24 8 4 16-6 14-22z" fill="${glow}"/><path d="M262 56c8 8 10 12 10 18s-4 10-10 10-10-4-10-10 4-10 10-18z" fill="${light}"/>`,
  'pool-and-car': ({
    glow,
    light,
    shade,
  }) => html`<path d="M112 78c14-10 24-10 38 0s24 10 38 0v18h-76z" fill="${shade}"/>
<path d="M112 66c13-9 25-9 38 0s25 9 38 0M112 82c13-9 25-9 38 0s25 9 38 0" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/><path d="M206 78V60l10-4 14-20h42l18 20 16 6v16z" fill="${light}"/><path d="M234 42h16v14h-26zM256 42h14l12 14h-26z" fill="${shade}"/><circle cx="230" cy="78" r="10" fill="${glow}"/><circle cx="284" cy="78" r="10" fill="${glow}"/><path d="M152 14l-12 20h10l-4 16 14-22h-10z" fill="${glow}"/>`,
  'switch-hold': ({
    glow,
    light,
    shade,
    field,
  }) => html`<circle cx="166" cy="48" r="38" fill="${shade}" stroke="${light}" stroke-width="4"/>
<path d="M140 58a27 27 0 0 1 52 0" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".6"/><path d="M166 60l16-22" stroke="${light}" stroke-width="4" stroke-linecap="round"/><path d="M240 48V36a18 18 0 0 1 36 0v12" fill="none" stroke="${light}" stroke-width="7"/><rect x="228" y="46" width="60" height="42" rx="8" fill="${glow}"/><path d="M258 60v14" stroke="${field}" stroke-width="6" stroke-linecap="round"/>`,
  'deposit-waiver': ({
    glow,
    light,
    shade,
    field,
  }) => html`<circle cx="160" cy="50" r="36" fill="${shade}" stroke="${light}" stroke-width="4"/>
<path d="M172 36c-4-6-24-8-24 4 0 14 26 6 26 20 0 12-22 11-28 3M160 26v48" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" opacity=".7"/><path d="M128 82l64-64" stroke="${glow}" stroke-width="6" stroke-linecap="round"/><circle cx="262" cy="44" r="30" fill="${glow}"/><path d="M248 70l-8 24 22-10 22 10-8-24z" fill="${glow}" opacity=".7"/><path d="M248 44l10 10 18-20" fill="none" stroke="${field}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  guest: ({
    glow,
    light,
    shade,
    field,
  }) => html`<path d="M120 30h94a8 8 0 0 0 0 0v12a8 8 0 0 0 0 16v14h-94V58a8 8 0 0 0 0-16z" fill="${light}"/>
<path d="M136 46h62M136 58h40" stroke="${field}" stroke-width="4" stroke-linecap="round"/><path d="M240 96V16h56v80z" fill="${shade}" stroke="${light}" stroke-width="4"/><circle cx="284" cy="58" r="4" fill="${glow}"/><circle cx="268" cy="12" r="7" fill="${glow}"/>`,
  'returned-autopay': ({
    glow,
    light,
    shade,
  }) => html`<rect x="124" y="26" width="84" height="54" rx="8" fill="${light}"/>
<path d="M124 40h84v12h-84z" fill="${shade}"/><path d="M136 66h24" stroke="${shade}" stroke-width="5" stroke-linecap="round"/><path d="M290 74c8-30-18-44-48-34" fill="none" stroke="${glow}" stroke-width="7" stroke-linecap="round"/><path d="M256 22l-20 18 22 16z" fill="${glow}"/>`,
  'contract-ending': ({
    glow,
    light,
    shade,
    field,
  }) => html`<rect x="150" y="18" width="120" height="86" rx="8" fill="${light}"/>
<path d="M150 26a8 8 0 0 1 8-8h104a8 8 0 0 1 8 8v14H150z" fill="${glow}"/><path d="M176 10v16M244 10v16" stroke="${shade}" stroke-width="6" stroke-linecap="round"/><path d="M166 54h12M192 54h12M218 54h12M244 54h12M166 74h12M192 74h12" stroke="${field}" stroke-width="8"/><circle cx="224" cy="74" r="13" fill="none" stroke="${field}" stroke-width="4"/>`,
  inactive: ({
    glow,
    light,
    shade,
    field,
  }) => html`<path d="M122 40h96v44h-96z" fill="${light}"/><path d="M218 52h32l20 18v14h-52z" fill="${glow}"/>
<path d="M228 58h18l10 10h-28z" fill="${field}"/><circle cx="150" cy="84" r="10" fill="${shade}" stroke="${light}" stroke-width="4"/><circle cx="244" cy="84" r="10" fill="${shade}" stroke="${light}" stroke-width="4"/><path d="M138 62h30M160 54l10 8-10 8" fill="none" stroke="${field}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M284 60h20M288 74h16" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
}

const atWork = ({
  glow,
  light,
  shade,
  field,
}: Palette) => html`<rect x="128" y="20" width="88" height="42" rx="10" fill="${light}"/>
<path d="M146 60v16l16-16z" fill="${light}"/><path d="M142 34h58M142 48h36" stroke="${field}" stroke-width="4" stroke-linecap="round"/><rect x="216" y="44" width="80" height="36" rx="10" fill="${glow}"/><path d="M280 78v14l-14-14z" fill="${glow}"/><path d="M230 62h50" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>`

/** Draws the story named by `key` in the colours of the brand; staff share one. Decoration only. */
export function scene(key: string, brand: BrandKey): Html {
  const palette = paletteOf(brand)
  return html`<svg class="scene" viewBox="0 0 320 96" preserveAspectRatio="xMaxYMax slice" aria-hidden="true"><rect width="320" height="96" fill="${palette.field}"/>${(scenes[key] ?? atWork)(palette)}</svg>`
}
