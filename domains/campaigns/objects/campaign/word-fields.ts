import type { FieldDeclaration } from '@porchlight/metadata'
import { mergeFieldNames, mergeFields } from '../../facts/merge-fields'

const offered = (language: 'en' | 'es') =>
  mergeFieldNames.map((name) => `{${name}} (${mergeFields[name].label[language]})`).join(', ')

const mayName = {
  en: `Merge fields: ${offered('en')}. Web addresses are not allowed: choose a page instead.`,
  es: `Campos de combinación: ${offered('es')}. No se admiten direcciones web: elija una página.`,
}

/** The texts of a campaign, each in both languages. */
export const wordFields = {
  Subject__c: {
    dataType: 'String',
    label: { en: 'Subject', es: 'Asunto (inglés)' },
    inlineHelpText: {
      en: 'Shown in the inbox, on locked screens and in the customer’s timeline, so it can’t use merge fields.',
      es: 'Se ve en la bandeja de entrada, en pantallas bloqueadas y en el historial del cliente; por eso no admite campos de combinación.',
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
