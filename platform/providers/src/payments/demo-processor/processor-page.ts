/** A piece of HTML that is safe to send. */
export interface Markup {
  readonly markup: string
}

/** Builds HTML; every value is escaped unless it was itself built here. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return {
    markup: strings.reduce((text, string, index) => text + string + markupOf(values[index] ?? ''), ''),
  }
}

function markupOf(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') {
    return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  }
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** `colour` is a `#RRGGBB` on which white letters are readable. */
const styles = (colour: string) => `
:root{color-scheme:light;--brand:${colour}}
*{box-sizing:border-box}
body{margin:0;background:#F3F4F6;color:#1A2230;font:17px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{background:var(--brand);color:#fff;padding:16px}header p{margin:0 auto;max-width:30rem;font-weight:700;font-size:1.15rem}
main{max-width:30rem;margin:0 auto;padding:24px 16px 64px}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 4px}h2{font-size:1.1rem;margin:0 0 8px}
.amount{font-size:2.4rem;font-weight:700;line-height:1.15;margin:0;font-variant-numeric:tabular-nums}
.what{margin:0 0 24px;color:#4B5768}
section{background:#fff;border:1px solid #7A8596;border-radius:12px;padding:24px 16px;margin:0 0 16px}
nav{display:flex;gap:8px;margin:0 0 16px}nav a{flex:1;text-align:center;padding:11px 8px;min-height:48px;border:1px solid #7A8596;border-radius:8px;background:#fff;color:#1A2230;text-decoration:none}
nav a[aria-current]{border:2px solid var(--brand);font-weight:700;padding:10px 7px}
label{display:block;font-weight:600;margin:0 0 4px}.field{margin:0 0 16px}.hint{font-weight:400;color:#4B5768;font-size:.94rem;margin:0 0 4px}
input{width:100%;font:inherit;font-variant-numeric:tabular-nums;min-height:48px;padding:8px 12px;border:1px solid #7A8596;border-radius:8px;background:#fff;color:inherit}
.two{display:grid;grid-template-columns:1fr 1fr;gap:16px}
input[aria-invalid]{border:2px solid #B3261E}.error{color:#B3261E;font-weight:600;margin:4px 0 0;font-size:.94rem}
.alert{border-left:4px solid #B3261E;background:#FDECEA;padding:12px 16px;margin:0 0 16px;border-radius:4px}.alert ul{margin:4px 0 0;padding-left:20px}
button,.button{display:block;width:100%;font:inherit;font-weight:700;min-height:52px;border:0;border-radius:8px;background:var(--brand);color:#fff;cursor:pointer;text-align:center;text-decoration:none;padding:13px 16px}
button.plain{background:none;color:var(--brand);text-decoration:underline;font-weight:400;min-height:48px;padding:8px}
a{color:var(--brand)}a:focus-visible,input:focus-visible,button:focus-visible,summary:focus-visible{outline:3px solid #1A2230;outline-offset:2px}
.back{margin:8px 0 -8px}
.note{color:#4B5768;font-size:.94rem}dl{margin:0}dt{font-weight:600;font-variant-numeric:tabular-nums;margin-top:8px}dd{margin:0;color:#4B5768}
summary{min-height:48px;padding:11px 0;cursor:pointer;font-weight:600}fieldset{border:0;padding:0;margin:0 0 16px}legend{font-weight:600;padding:0}
fieldset label{display:flex;gap:12px;align-items:center;font-weight:400;min-height:48px;margin:0}fieldset input{width:20px;height:20px;min-height:0}
`

/** Renders a page of the processor: plain, without scripts, in the merchant's colour. */
export function processorPage(
  page: {
    readonly language: 'en' | 'es'
    readonly title: string
    readonly name: string
    readonly colour: string
    readonly body: Markup
  },
  nonce: string,
): string {
  return html`<!doctype html>
<html lang="${page.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${page.title}</title><style nonce="${nonce}">${{ markup: styles(page.colour) }}</style></head>
<body><header><p>${page.name}</p></header><main>${page.body}</main></body></html>`.markup
}
