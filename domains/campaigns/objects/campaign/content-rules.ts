import type { RuleContext, RuleFailure, ValidationRule } from '@porchlight/metadata'
import { aboutEachText, inOrder, neededWhen } from '@porchlight/metadata'
import { bracesIn, unknownMergeField } from '../../../customers/facts/merge-text'
import type { CampaignPurpose } from '../../facts/campaign-values'
import { mergeFieldNames } from '../../facts/merge-fields'
import { mostSegments } from '../../facts/text-endings'
import { holdsAddress } from '../../rules/holds-address'
import { segmentsOf } from '../../rules/text-length'
import { mostZipCodes, readZipCodes } from '../../rules/zip-codes'

const subjects = ['Subject__c', 'Subject_ES__c'] as const
const mailTexts = ['Mail_Text__c', 'Mail_Text_ES__c'] as const
const texts = ['Text__c', 'Text_ES__c'] as const

const byMail = ({ Channel__c }: RuleContext['next']) => Channel__c !== 'Text'
const byText = ({ Channel__c }: RuleContext['next']) => Channel__c !== 'Email'

const bothLanguages: RuleFailure['message'] = {
  en: 'Write it in both languages: every customer reads their own.',
  es: 'Escríbalo en los dos idiomas: cada cliente lee el suyo.',
}

const known = mergeFieldNames.map((name) => `{${name}}`).join(', ')

/** A moment that is chosen, or with which a draft is submitted, is to come. */
function toCome(fieldApiName: string): ValidationRule {
  return {
    name: `${fieldApiName}IsToCome`,
    check: ({ next, previous, now }) => {
      const moment = next[fieldApiName]
      const isLooked =
        moment !== previous?.[fieldApiName] ||
        (previous?.Status__c === 'Draft' && next.Status__c === 'Waiting')
      if (!isLooked || typeof moment !== 'string' || Date.parse(moment) > now.getTime()) return null
      return {
        fieldApiName,
        message: { en: 'Choose a moment to come.', es: 'Elija un momento que esté por venir.' },
      }
    },
  }
}

/** Checks the texts, the times and the filter, and reports problems on the field where they were entered. */
export const contentRules: readonly ValidationRule[] = [
  ...mailTexts.map((field) => neededWhen(field, byMail, bothLanguages)),
  ...texts.map((field) => neededWhen(field, byText, bothLanguages)),
  ...aboutEachText('NamesNobody', subjects, (subject) =>
    bracesIn(subject).length === 0
      ? null
      : {
          en: 'A subject can’t use merge fields or braces.',
          es: 'Un asunto no admite campos de combinación ni llaves.',
        },
  ),
  ...aboutEachText('IsOneLine', subjects, (subject) =>
    /[\p{Cc}\u2028\u2029]/u.test(subject)
      ? { en: 'A subject is one line.', es: 'Un asunto es de una sola línea.' }
      : null,
  ),
  ...aboutEachText('HasKnownBlanks', [...mailTexts, ...texts], (text) => {
    const unknown = unknownMergeField(text, mergeFieldNames)
    return unknown === null
      ? null
      : {
          en: `There is no merge field ${unknown}. Use one of these: ${known}.`,
          es: `No existe el campo de combinación ${unknown}. Use uno de estos: ${known}.`,
        }
  }),
  ...aboutEachText('HoldsNoAddress', [...subjects, ...mailTexts, ...texts], (text) =>
    holdsAddress(text)
      ? {
          en: 'Write no web or email address. Choose the page of the brand’s site that it leads to.',
          es: 'No escriba direcciones web ni de correo. Elija la página del sitio de la marca a la que lleva.',
        }
      : null,
  ),
  ...aboutEachText('IsShortEnough', texts, (text, { next }, fieldApiName) => {
    const count = segmentsOf(text, {
      brand: String(next.Brand__c ?? ''),
      purpose: (next.Purpose__c ?? 'Service') as CampaignPurpose,
      hasPage: next.Page__c != null,
      language: fieldApiName === 'Text_ES__c' ? 'es' : 'en',
    })
    return count <= mostSegments
      ? null
      : {
          en: `It would take ${count} messages; ${mostSegments} at most are allowed. Shorten it.`,
          es: `Ocuparía ${count} mensajes; se permiten ${mostSegments} como máximo. Acórtelo.`,
        }
  }),
  ...aboutEachText('AreZipCodes', ['Only_Zip_Codes__c'], (codes) => {
    const read = readZipCodes(codes)
    if (read.kind === 'wrong') {
      return {
        en: `${read.entry} is no ZIP code. Write five digits, or fewer and a star: 77002, 770*.`,
        es: `${read.entry} no es un código postal. Escriba cinco dígitos, o menos y un asterisco: 77002, 770*.`,
      }
    }
    if (read.kind === 'ranges') return null
    return {
      en: `Write ${mostZipCodes} codes or beginnings at most.`,
      es: `Escriba ${mostZipCodes} códigos o comienzos como máximo.`,
    }
  }),
  toCome('Planned_At__c'),
  toCome('Send_Until__c'),
  inOrder('Planned_At__c', 'Send_Until__c'),
]
