import {
  createFormatter,
  createLabels,
  type Formatter,
  type Language,
  languageOfPath,
  type Translate,
} from '@porchlight/i18n'
import { spanishPath } from '../pages/spanish-path'
import { buyerLabels } from './buyer-labels'
import { controlLabels } from './control-labels'
import { mailboxLabels } from './mailbox-labels'
import { tourLabels } from './tour-labels'

/** A label of the guide. */
export type GuideLabel =
  | keyof typeof tourLabels
  | keyof typeof buyerLabels
  | keyof typeof controlLabels
  | keyof typeof mailboxLabels

/** How a page of the guide is written: in which language, and with which addresses. */
export interface GuideWords {
  readonly language: Language
  readonly t: Translate<GuideLabel>
  readonly format: Formatter
  /** The part that the address asks to be open; null for none. */
  readonly opened: string | null
  /** The address of a page of the site in that language; `path` is without one. */
  readonly to: (path: string) => string
}

/** Where a part of the guide is, open, before the language. */
export function partPath(part: string): string {
  return `/dev?open=${part}#${part}`
}

/** The words of the guide in the language of a page’s address. */
export function guideWords(address: string): GuideWords {
  const language = languageOfPath(address)
  return {
    language,
    t: createLabels(language, tourLabels, buyerLabels, controlLabels, mailboxLabels),
    format: createFormatter({ language }),
    opened: new URLSearchParams(address.split('?')[1]).get('open'),
    to: (path) => (language === 'es' ? spanishPath(path) : path),
  }
}
