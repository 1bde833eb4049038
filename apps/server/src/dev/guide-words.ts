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

/** The language and addresses that a page of the guide is written with. */
export interface GuideWords {
  readonly language: Language
  readonly t: Translate<GuideLabel>
  readonly format: Formatter
  /** The part that the address requests to be open; null for none. */
  readonly opened: string | null
  /** Returns the address of a page of the site in that language; `path` has none. */
  readonly to: (path: string) => string
}

/** Returns the address that opens a part of the guide, without the language. */
export function partPath(part: string): string {
  return `/dev?open=${part}#${part}`
}

/** Returns the guide's labels and formats in the language of a page’s address. */
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
