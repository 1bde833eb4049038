import { type BrandKey, brandKeys, tokensOf } from '@porchlight/brands'

const base = `
  :root { color-scheme: light dark; --canvas: #f3f4f6; --surface: #fff; --ink: #17212f; --muted: #4b5768; --line: #cdd4dd; --edge: #7a8596; --primary: #1b4d89; --on-primary: #fff; --soft: #e6edf7; --night: #0c1c36; font: 17px/1.5 system-ui, 'Segoe UI', Roboto, Arial, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --canvas: #0e1622; --surface: #172233; --ink: #eaf0f8; --muted: #b6c2d2; --line: #33425a; --edge: #76869b; --primary: #8dbbf2; --on-primary: #0e1622; --soft: #22314a; --night: #081121 } }
  * { box-sizing: border-box } html { scroll-padding-top: 72px }
  body { margin: 0; background: var(--canvas); color: var(--ink) }
  main { margin: 0 auto; max-width: 76rem; padding: 0 16px 96px }
  h1, h2, h3, h4 { line-height: 1.2; margin: 0; text-wrap: balance; letter-spacing: -.01em }
  h2 { font-size: 1.6rem; margin: 56px 0 8px } h3 { font-size: 1.3rem } h4 { font-size: 1.06rem }
  p { margin: 0 0 16px; max-width: 42rem; text-wrap: pretty } small { color: var(--muted); font-size: .88rem }
  a { color: var(--primary); font-weight: 600; text-underline-offset: 3px }
  ul { list-style: none; margin: 0; padding: 0 } abbr { text-decoration: none }
  fieldset { border: 0; margin: 0; padding: 0; min-width: 0 } legend { padding: 0; font-weight: 600; margin-bottom: 8px }
  code { font: 600 .95em ui-monospace, Consolas, monospace; background: var(--soft); padding: 2px 6px; border-radius: 6px }
  button, .primary, input, select { font: inherit; min-height: 48px; border-radius: 10px; max-width: 100% }
  button, .primary { font-weight: 600; line-height: 1.25; padding: 10px 18px; border: 1px solid var(--edge); background: var(--surface); color: var(--primary); cursor: pointer }
  button:hover { background: var(--soft) }
  .primary { display: inline-flex; align-items: center; background: var(--primary); border-color: var(--primary); color: var(--on-primary); text-decoration: none } .primary:hover { background: var(--primary); filter: brightness(1.12) }
  input, select { padding: 0 12px; border: 1px solid var(--edge); background: var(--surface); color: var(--ink) } ::placeholder { color: var(--muted); opacity: 1 }
  :focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
  .aloud { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
  .language { position: absolute; z-index: 6; inset: 0 0 auto; margin: 0 auto; max-width: 76rem; padding: 8px 16px; text-align: right; pointer-events: none } .language a { pointer-events: auto; display: inline-grid; place-items: center; min-height: 48px; padding: 0 8px } .language:has(+ .opening) a { color: #fff }
  .skip { position: absolute; left: 8px; top: -80px; z-index: 9; background: var(--surface); padding: 12px 16px; border-radius: 10px } .skip:focus { top: 8px }
  .framed { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 16px }
  .empty { color: var(--muted); max-width: none } .after { margin-top: 16px }
  .rows { padding: 0 } .rows.framed { padding: 0 20px } .rows > li { position: relative; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 14px 0 } .rows > li + li { border-top: 1px solid var(--line) } .rows > li > :first-child { flex: 1 1 15rem; margin: 0 } .rows > li > * { margin: 0 }
  .rows > li > .line { flex: 1 1 20rem }
  .links { display: flex; flex-wrap: wrap; gap: 4px 20px } .links a { padding: 12px 0 }
  .line { display: flex; flex-wrap: wrap; gap: 8px; align-items: center } .line label { flex: 1 1 10rem; min-width: 0 } .line label input, .line label select { width: 100% } .line button { flex: none }
  summary { cursor: pointer } .mark { width: 28px; height: 28px; flex: none } .tone-primary { fill: var(--brand) } .tone-accent { fill: var(--accent) }
`

const tour = `
  .opening { background: var(--night); color: #fff; overflow: hidden } .opening .inside { margin: 0 auto; max-width: 76rem; padding: 64px 16px 0; display: grid; gap: 24px }
  .opening h1 { font-size: 1.06rem; letter-spacing: .02em; color: #f7d58b } .lead { font-size: clamp(1.5rem, 1.1rem + 1.9vw, 2.5rem); line-height: 1.2; font-weight: 700; letter-spacing: -.02em; margin: 8px 0 24px; max-width: 24em; text-wrap: balance }
  .doors { display: grid; gap: 12px } .door p { margin: 6px 0 0; color: #cfdaea; font-size: .94rem } .door a { color: #ffd67a }
  .door button { width: 100%; min-height: 64px; font-size: 1.15rem; border: 0; background: #ffd67a; color: #0c1c36; text-align: left } .door button:hover { background: #ffe3a3 } .door + .door button { background: #7fd0c8 } .door + .door button:hover { background: #a4e0da } .door button::after { content: ' →' / '' }
  .opening :focus-visible { outline-color: #fff } .fine { margin: 24px 0; color: #b9c7db; font-size: .9rem } .porch { display: block; width: 100%; max-width: 240px; justify-self: center; align-self: end }
  .brands { background: var(--surface); border-bottom: 1px solid var(--line) } .brands ul { margin: 0 auto; max-width: 76rem; padding: 0 16px } .brands li { display: flex; gap: 12px; align-items: center; padding: 8px 0; border-top: 1px solid var(--line) } .brands li:first-child { border: 0 } .brands li div { flex: 1; line-height: 1.3 } .brands strong { display: block; color: var(--brand); font-size: 1.1rem } .brands span { display: none; font-size: .88rem; color: var(--muted) }
  .brands p { display: flex; gap: 8px; margin: 0 } .brands a { display: grid; place-items: center; min-width: 48px; min-height: 48px; border: 1px solid var(--brand); border-radius: 10px; color: var(--brand); text-decoration: none } .brands a:hover { background: var(--brand); color: var(--on-brand) }
  .parts { position: sticky; top: 0; z-index: 5; background: var(--canvas); border-bottom: 1px solid var(--line) } .parts ul { position: relative; display: flex; gap: 4px 20px; overflow-x: auto; margin: 0 auto; max-width: 76rem; padding: 0 16px; scrollbar-width: none } .parts a { display: block; padding: 12px 0; white-space: nowrap; text-decoration: none; color: var(--ink) } .parts a:hover { color: var(--primary); text-decoration: underline }
  .steps { margin: 16px 0 0; padding-left: 24px; max-width: 42rem } .steps li { padding: 4px 0 4px 6px } .steps li::marker { font-weight: 700; color: var(--primary) }
  #begin h2 { font-size: 1.3rem; margin-top: 40px }
  .with-mark { display: flex; gap: 12px; align-items: center }
  .cards { position: relative; display: flex; gap: 12px; margin: 0 -16px; padding: 4px 16px 12px; overflow-x: auto; scroll-snap-type: x proximity; scroll-padding: 16px } .cards > li { flex: 0 0 min(86%, 20rem); scroll-snap-align: start }
  .card { display: flex; flex-direction: column; background: var(--surface); border: 1px solid var(--line); border-radius: 18px; overflow: hidden }
  .picture { position: relative; margin-bottom: 34px } .scene { display: block; width: 100%; height: 72px } .portrait { position: absolute; left: 16px; bottom: -34px; width: 80px; height: 80px; border-radius: 50%; border: 4px solid var(--surface); background: var(--surface) }
  .about { padding: 10px 20px 0; flex: 1 } .about .name { font-size: 1.2rem } .about p { margin: 6px 0 0; font-size: .95rem } .about .role { color: var(--muted); font-size: .92rem }
  .tag { display: inline-block; vertical-align: 3px; font-size: .75rem; font-weight: 700; padding: 1px 7px; border: 1px solid var(--brand); border-radius: 99px; color: var(--brand); letter-spacing: .04em }
  .about .stuck { margin-top: 12px; padding: 10px 12px; border-left: 4px solid var(--brand); background: var(--tint); border-radius: 0 10px 10px 0; font-size: .95rem } .stuck strong { display: block; font-size: .8rem; letter-spacing: .05em; text-transform: uppercase; color: var(--brand) }
  .ways { display: flex; flex-wrap: wrap; gap: 8px; padding: 16px 20px 20px } .ways form:first-child { flex: 1 1 auto } .ways form:first-child button, .ways > .primary { display: flex; gap: 8px; justify-content: space-between; align-items: center; width: 100%; background: var(--brand); border-color: var(--brand); color: var(--on-brand); text-align: left } .ways form:first-child button::after, .ways > .primary::after { content: '→' / '' } .ways .quiet { border-color: transparent; background: none; color: var(--brand); padding: 10px 8px } .ways .quiet:hover { text-decoration: underline } .aside { font-size: .92rem; padding: 12px 0 }
  .folds { margin-top: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 18px; padding: 0 20px } .fold + .fold { border-top: 1px solid var(--line) }
  .fold > details > summary { display: grid; grid-template-columns: 1fr auto; gap: 0 24px; align-items: center; min-height: 64px; padding: 12px 0; list-style: none } .fold > details > summary::-webkit-details-marker { display: none } .fold > details > summary::after { content: ''; grid-area: 1 / 2 / span 2; width: 10px; height: 10px; margin: 0 6px; border: solid var(--primary); border-width: 0 2px 2px 0; rotate: 45deg; translate: 0 -3px } .fold > [open] > summary::after { rotate: 225deg; translate: 0 3px } .fold > details > summary:hover h3 { text-decoration: underline; text-underline-offset: 3px } .fold h3 { font-size: 1.15rem; color: var(--primary) } .state { color: var(--muted); font-size: .94rem }
  .control { scroll-margin-top: 132px; padding: 4px 0 28px; min-width: 0 } .control h4 { margin: 20px 0 8px } .control > p { color: var(--muted) } .halves { display: grid; gap: 20px 40px } .halves h4 { margin-top: 0 } .choice { max-width: 32rem }
  .choice button { display: flex; gap: 12px; align-items: center; width: 100%; text-align: left; font-weight: 500; color: var(--ink); border: 0; border-radius: 10px; padding: 10px 12px; background: none } .choice button:hover { background: var(--soft) } .choice button[aria-pressed=true] { background: var(--soft); font-weight: 650 }
  .dot { flex: none; width: 22px; height: 22px; border: 2px solid var(--edge); border-radius: 50% } [aria-pressed=true] .dot { border: 7px solid var(--primary) }
  .typed { margin: 0; display: grid; gap: 12px } .typed dt { font-weight: 600 } .typed dd { margin: 2px 0 0; color: var(--muted) } .typed dd strong { color: var(--ink) }
  .decide { display: flex; flex-wrap: wrap; gap: 8px } .decide .line { flex: 1 1 auto }
  .today { display: flex; flex-wrap: wrap; gap: 0 10px; align-items: baseline; padding: 12px 16px; border-radius: 12px; background: var(--soft); max-width: none } .today strong { font-size: 1.2rem; color: var(--ink) }
  .travel { display: grid; gap: 24px 48px } .slide > label { font-weight: 600 } [type=range] { display: block; width: 100%; padding: 0; margin: 0; border: 0; background: none; accent-color: var(--primary); cursor: pointer } .marks { display: flex; justify-content: space-between; font-size: .88rem; color: var(--muted) } .slide .line { margin-top: 16px; justify-content: space-between } .slide .line label { flex: none; display: flex; gap: 8px; align-items: center } .slide .line input { width: 5.5rem }
  .presets fieldset { display: flex; flex-wrap: wrap; gap: 8px } .presets legend { width: 100% }
  .events li + li { border-top: 1px solid var(--line) } summary { padding: 12px 0; cursor: pointer; font-weight: 500; overflow-wrap: anywhere } .events p { margin: 0 } .events form { padding-bottom: 16px } pre { margin: 4px 0 16px; padding: 12px; border-radius: 10px; background: var(--canvas); font: .88rem/1.5 ui-monospace, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
  .code { display: grid; margin: 24px 0 0 } .code strong { font: 700 2.6rem/1.2 ui-monospace, Consolas, monospace; letter-spacing: .08em } .key { display: grid; gap: 10px; max-width: 32rem; margin-top: 24px } .key label { font-weight: 600 } .key input { width: 100% } .key button { justify-self: start } .wrong { margin: 0; padding-left: 10px; border-left: 4px solid var(--primary) }
  @media (min-width: 48em) {
    h2 { font-size: 1.9rem; margin-top: 72px } .opening .inside { grid-template-columns: 3fr 2fr; align-items: end; padding-top: 56px } .porch { max-width: 420px } .brands span { display: inline } .scene { height: 96px } .portrait { width: 92px; height: 92px } .about p { font-size: 1rem } .opening .words { padding-bottom: 24px } .doors { grid-template-columns: 1fr 1fr; max-width: 36rem }
    .brands ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 32px } .brands li { border: 0; padding: 20px 0 }
    .cards { display: grid; gap: 20px; margin: 0; padding: 0; overflow: visible; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)) }
    #staff .cards { grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)) }
    .folds { padding: 0 28px } .fold > details > summary { grid-template-columns: 20rem 1fr auto } .fold > details > summary::after { grid-area: 1 / 3 } .halves { grid-template-columns: 1fr 1fr } .travel { grid-template-columns: 1fr auto }
    .presets fieldset { flex-direction: column; align-items: stretch; width: 11rem }
  }
`

const mailbox = `
  .plain { margin: 0 auto; max-width: 76rem; padding: 56px 16px 16px } .plain h1 { font-size: 2rem } .plain p { margin: 0 } .plain a { display: inline-block; padding: 10px 0 }
  .mailbox { display: grid; gap: 24px } .mailbox.opened .phone { order: -1 }
  .messages ul { position: relative } .messages.framed { padding: 0; overflow: hidden } .messages li + li { border-top: 1px solid var(--line) } .messages a { display: flex; gap: 12px; padding: 14px 16px; color: var(--ink); font-weight: 400; text-decoration: none } .messages a:hover { background: var(--soft) } .messages a > span { min-width: 0; display: grid } .messages strong, .preview { overflow: hidden; text-overflow: ellipsis; white-space: nowrap } .preview { color: var(--muted) } .messages small { overflow-wrap: anywhere } .messages [aria-current] { background: var(--soft); box-shadow: inset 4px 0 var(--brand) }
  form[role=search] { max-width: 44rem; margin-bottom: 24px; align-items: end } nav.messages { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; overflow: hidden }
  .phone { margin: 0 -16px; background: var(--surface); border-block: 1px solid var(--line); min-width: 0; scroll-margin-top: 0 } .screen { overflow: hidden }
  .envelope { display: flex; gap: 12px; padding: 16px; border-bottom: 1px solid var(--line) } .envelope h2, .contact h2 { font-size: 1.1rem; margin: 0 0 4px } .envelope p { margin: 0; line-height: 1.35; overflow-wrap: anywhere } .envelope div { min-width: 0 }
  .letter { padding: 20px 16px; background: var(--ground); color: var(--letter-ink) } .sender { color: var(--brand); font-weight: 700; font-size: 1.18rem } .sheet { padding: 20px; border: 1px solid var(--line); border-radius: var(--card); background: var(--paper) } .sheet h3 { margin-bottom: 16px } .sheet p { white-space: pre-line; overflow-wrap: anywhere } .sheet > :last-child { margin-bottom: 0 } .sheet .primary { background: var(--brand); border-color: var(--brand); color: var(--on-brand); border-radius: var(--control) } .foot { margin: 14px 0 0; font-size: .9rem }
  .contact { display: grid; justify-items: center; gap: 4px; padding: 20px 16px 12px; border-bottom: 1px solid var(--line); text-align: center } .contact p { margin: 0 } .contact .mark { width: 40px; height: 40px }
  .bubbles { list-style: none; margin: 0; padding: 20px 16px } .bubbles li { margin-bottom: 16px } .bubble { margin: 0; width: fit-content; max-width: 19rem; padding: 12px 16px; border-radius: 20px 20px 20px 6px; background: var(--soft); white-space: pre-line; overflow-wrap: anywhere } .bubbles li p + p { margin: 4px 0 0 6px } .bubbles .open-link a { display: inline-block; padding: 8px 0 } .screen > form { padding: 12px 16px 20px; border-top: 1px solid var(--line) }
  @media (min-width: 48em) {
    .plain { padding-top: 24px }
    .mailbox { grid-template-columns: minmax(0, 1fr) 402px; gap: 40px; align-items: start } .mailbox.opened .phone { order: 0 }
    .phone { position: sticky; top: 24px; margin: 0; padding: 14px; border: 0; border-radius: 52px; background: #10151d; box-shadow: 0 0 0 1px var(--edge), 0 20px 50px #0003 } .screen { border-radius: 40px; background: var(--surface); min-height: 640px; max-height: calc(100vh - 80px); overflow-y: auto } .envelope, .contact { padding-top: 32px }
  }
`

/** Returns the style sheet of the guided demo, including each brand's colours for elements with the brand's class. */
export function devStyles(): string {
  const brands = brandKeys.map((brand) => `.b-${brand} { ${variablesOf(brand, 'light')} }`)
  const dark = brandKeys.map((brand) => `.b-${brand} { ${variablesOf(brand, 'dark')} }`)
  return `${base}${tour}${mailbox}${brands.join('\n')}
@media (prefers-color-scheme: dark) { ${dark.join('\n')} }`
}

function variablesOf(brand: BrandKey, scheme: 'light' | 'dark'): string {
  const { [scheme]: colours, radius } = tokensOf(brand)
  return [
    ['brand', colours.primary],
    ['on-brand', colours.onPrimary],
    ['accent', colours.accent],
    ['tint', colours.canvas],
    ['ground', colours.canvas],
    ['paper', colours.surface],
    ['letter-ink', colours.ink],
    ['card', `${radius.card}px`],
    ['control', `${radius.control}px`],
  ]
    .map(([name, value]) => `--${name}: ${value}`)
    .join('; ')
}
