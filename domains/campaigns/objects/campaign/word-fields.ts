import type { FieldDeclaration } from '@porchlight/metadata'
import { mergeFieldNames, mergeFields } from '../../facts/merge-fields'

const offered = (language: 'en' | 'es') =>
  mergeFieldNames.map((name) => `{${name}} (${mergeFields[name].label[language]})`).join(', ')

const mayName = {
  en: `It may name its recipient: ${offered('en')}. It holds no address of the web: choose a page instead.`,
  es: `Puede nombrar a quien lo recibe: ${offered('es')}. No contiene direcciones web: elija una página.`,
}

/** The words of a campaign, each in both languages. */
export const wordFields = {
  Subject__c: {
    dataType: 'String',
    label: { en: 'Subject', es: 'Asunto (inglés)' },
    inlineHelpText: {
      en: 'Of the email, and of the customer’s timeline. It names nobody: it is shown on locked screens.',
      es: 'Del correo y del historial del cliente. No nombra a nadie: se ve en pantallas bloqueadas.',
    },
    length: 80,
    required: true,
  },
  Subject_ES__c: {
    dataType: 'String',
    label: { en: 'Subject (Spanish)', es: 'Asunto (español)' },
    length: 80,
    required: true,
  },
  Mail_Text__c: {
    dataType: 'TextArea',
    label: { en: 'Text of the email', es: 'Texto del correo (inglés)' },
    inlineHelpText: mayName,
    length: 4000,
  },
  Mail_Text_ES__c: {
    dataType: 'TextArea',
    label: { en: 'Text of the email (Spanish)', es: 'Texto del correo (español)' },
    inlineHelpText: mayName,
    length: 4000,
  },
  Text__c: {
    dataType: 'TextArea',
    label: { en: 'Text message', es: 'Mensaje de texto (inglés)' },
    inlineHelpText: mayName,
    length: 480,
  },
  Text_ES__c: {
    dataType: 'TextArea',
    label: { en: 'Text message (Spanish)', es: 'Mensaje de texto (español)' },
    inlineHelpText: {
      en: `${mayName.en} One á, í, ó or ú makes each message half as long.`,
      es: `${mayName.es} Una sola á, í, ó o ú reduce cada mensaje a menos de la mitad.`,
    },
    length: 480,
  },
} as const satisfies Readonly<Record<string, FieldDeclaration>>
