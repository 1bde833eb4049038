import { createLabels, defineLabels } from '@porchlight/i18n'
import { escapeHtml } from '@porchlight/page-parts/document/html-document'
import type { PageView } from '@porchlight/portal-page'

const labels = defineLabels({
  region: { en: 'Customer view', es: 'Vista de cliente' },
  sees: {
    en: 'You’re seeing what {name} sees. Nothing can be changed.',
    es: 'Usted ve las páginas como {name} las ve. No se puede cambiar nada.',
  },
  ends: {
    en: { one: 'Ends in 1 minute.', other: 'Ends in {count} minutes.' },
    es: { one: 'Termina en 1 minuto.', other: 'Termina en {count} minutos.' },
  },
  refused: {
    en: 'Nothing can be changed while you view the pages as the customer.',
    es: 'No se puede cambiar nada mientras usted ve lo que ve el cliente.',
  },
  end: { en: 'End', es: 'Terminar' },
})

/** Returns the banner above a page that staff view as its customer does, in the viewer's language. */
export function viewBanner({ customerName, endsInMinutes, language, isRefused }: PageView): string {
  const t = createLabels(language, labels)
  const refused = isRefused ? `<p class="view-refused" role="alert">${escapeHtml(t('refused'))}</p>` : ''
  return [
    `<section class="view-banner" lang="${language}" aria-label="${escapeHtml(t('region'))}">`,
    `<div class="view-words"><p><strong>${escapeHtml(t('sees', { name: customerName }))}</strong> `,
    `<span>${escapeHtml(t('ends', { count: endsInMinutes }))}</span></p>${refused}</div>`,
    `<form method="post" action="/customer-view/end"><button type="submit">${escapeHtml(t('end'))}</button></form>`,
    '</section>',
  ].join('')
}

/**
 * Its look: the colour of warnings, above the page and around it, so that it is not mistaken for a part of the brand's.
 */
export const viewBannerStyle = `
body{border:4px solid var(--warning)}
.view-banner{position:sticky;top:0;z-index:100;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;
gap:var(--space-2) var(--space-3);padding:var(--space-2) var(--space-3);background:var(--warning);color:var(--canvas);
font-size:var(--text-small)}
.view-words{flex:1 1 12rem;min-width:0;overflow-wrap:anywhere}
.view-refused{margin-top:var(--space-1);font-weight:650;text-decoration:underline}
.view-banner button{min-height:var(--target);padding:var(--space-2) var(--space-4);border:2px solid var(--canvas);
border-radius:var(--radius-control);background:var(--canvas);color:var(--ink);font:inherit;font-weight:650;cursor:pointer}
.view-banner button:focus-visible{outline:3px solid var(--canvas);outline-offset:3px}`
