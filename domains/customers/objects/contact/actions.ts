import type { FieldScalar, QuickActionDeclaration } from '@porchlight/metadata'
import { change, done, everyone, label, refused, staff, text } from '../action-kinds'
import { phoneCall, phoneCallFields } from '../phone-call'

const sendRegistrationLink: QuickActionDeclaration = {
  apiName: 'Contact.SendRegistrationLink',
  label: label('Send registration link', 'Enviar enlace de registro'),
  type: 'SendEmail',
  icon: 'mail',
  section: 'Page',
  targetObjectApiName: 'Contact',
  fields: [],
  performers: staff,
  reads: ['Email'],
  services: ['sendRegistrationLink'],
  isOffered: ({ values }) => values.Email !== null,
  effect: ({ record }) =>
    record.values.Email === null
      ? refused('Email', 'Enter an email first.', 'Escriba primero un correo electrónico.')
      : done([], { service: 'sendRegistrationLink', payload: { contactId: record.id } }),
  successMessage: label('The link is on its way.', 'El enlace está en camino.'),
}

/**
 * Corrects the address of a caller who has stated the account number and the ZIP code of the service. If there is a
 * login, the address takes effect once a link sent to it is used, and the old address is notified and can undo the
 * change (`docs/specification/security.md` section 2, A36); if not, the address is not a username and is corrected
 * immediately.
 */
const correctEmail: QuickActionDeclaration = {
  apiName: 'Contact.CorrectEmail',
  label: label('Correct email', 'Corregir correo electrónico'),
  type: 'Update',
  icon: 'person',
  section: 'Page',
  targetObjectApiName: 'Contact',
  fields: [
    { fieldApiName: 'Email', label: label('New email', 'Correo electrónico nuevo'), required: true },
    {
      fieldApiName: 'AccountNumber',
      objectApiName: 'Account',
      label: label('Account number, as the caller says it', 'Número de cuenta, como lo dice quien llama'),
      required: true,
    },
    {
      fieldApiName: 'Service_Postal_Code__c',
      objectApiName: 'Account',
      label: label('Service ZIP code, as the caller says it', 'Código postal, como lo dice quien llama'),
      required: true,
    },
  ],
  performers: staff,
  reads: ['Email'],
  related: {
    accounts: {
      objectApiName: 'Account',
      where: [{ fieldApiName: 'ContactId', equals: { record: 'Id' } }],
      fields: ['AccountNumber', 'Service_Postal_Code__c'],
    },
    logins: {
      objectApiName: 'User',
      where: [{ fieldApiName: 'ContactId', equals: { record: 'Id' } }],
      fields: ['Username'],
    },
  },
  grants: [{ objectApiName: 'Contact', update: ['Email', 'IsEmailBounced'] }],
  services: ['changeLoginEmail'],
  effect: ({ record, input, related }) => {
    const plain = (value: FieldScalar | undefined) =>
      text(value)
        .replace(/[^0-9A-Za-z]/g, '')
        .toLowerCase()
    const givenNumber = plain(input.AccountNumber)
    const givenZip = text(input.Service_Postal_Code__c).slice(0, 5)
    const isCaller = related.accounts?.some(
      ({ values }) =>
        givenNumber !== '' &&
        plain(values.AccountNumber) === givenNumber &&
        text(values.Service_Postal_Code__c).slice(0, 5) === givenZip,
    )
    if (isCaller !== true) {
      return refused(
        'AccountNumber',
        'Account number and ZIP code do not belong together here. Verify the caller.',
        'El número de cuenta y el código postal no coinciden. Verifique a quien llama.',
      )
    }
    const newEmail = text(input.Email).toLowerCase()
    const login = related.logins?.[0]
    if (newEmail === (login === undefined ? record.values.Email : login.values.Username)) {
      return refused('Email', 'This is the address that we have.', 'Esta es la dirección que tenemos.')
    }
    if (login === undefined) {
      return done([change(record, { Email: newEmail, IsEmailBounced: false })])
    }
    return {
      kind: 'done',
      writes: [],
      requests: [{ service: 'changeLoginEmail', payload: { userId: login.id, newEmail } }],
      successMessage: label(
        'We wrote to the new address. It counts once the link is used.',
        'Escribimos a la dirección nueva. Será válida cuando se use el enlace.',
      ),
    }
  },
  successMessage: label('The email was corrected.', 'El correo electrónico fue corregido.'),
}

/**
 * For a caller who lost every second factor, or whose account has a thief's. The password goes too, so that an attacker
 * cannot get in by talking staff into it: the way back is a link to the address of the login (docs/adr/0044).
 */
const clearSecondFactors: QuickActionDeclaration = {
  apiName: 'Contact.ClearSecondFactors',
  label: label('Remove second sign-in steps', 'Quitar segundos pasos de acceso'),
  type: 'Update',
  icon: 'close',
  section: 'Page',
  targetObjectApiName: 'Contact',
  fields: [],
  performers: ['supervisor', 'admin'],
  reads: ['Email'],
  related: {
    logins: {
      objectApiName: 'User',
      where: [{ fieldApiName: 'ContactId', equals: { record: 'Id' } }],
      fields: ['Username'],
    },
  },
  services: ['clearSecondFactors'],
  effect: ({ related }) => {
    const login = related.logins?.[0]
    return login === undefined
      ? refused('Email', 'This person has no login.', 'Esta persona no tiene usuario.')
      : done([], { service: 'clearSecondFactors', payload: { userId: login.id } })
  },
  successMessage: label(
    'The second sign-in steps were removed. The customer gets an email and sets a new password.',
    'Los segundos pasos de acceso ya no están. El cliente recibe un correo y crea una contraseña nueva.',
  ),
}

/** A stop on any channel ends the texts of all accounts; the withdrawal is recorded even when none was on. */
const stopTexts: QuickActionDeclaration = {
  apiName: 'Contact.StopTexts',
  label: label('Stop text messages', 'Cancelar mensajes de texto'),
  type: 'Update',
  icon: 'close',
  section: 'Page',
  targetObjectApiName: 'Contact',
  fields: [],
  performers: everyone,
  reads: ['Preferred_Language__c'],
  related: {
    texts: {
      objectApiName: 'Alert_Subscription__c',
      where: [
        { fieldApiName: 'Account__r.ContactId', equals: { record: 'Id' } },
        { fieldApiName: 'Channel__c', equals: { value: 'Text' } },
      ],
      fields: ['Status__c'],
    },
  },
  grants: [
    { objectApiName: 'Alert_Subscription__c', update: ['Status__c', 'Stopped_At__c'] },
    {
      objectApiName: 'Consent__c',
      create: [
        'Contact__c',
        'Consent_Type__c',
        'Action__c',
        'Text_Version__c',
        'Text_Language__c',
        'Channel__c',
        'Given_At__c',
      ],
    },
  ],
  effect: ({ record, related, viewer, now }) => {
    const moment = now.toISOString()
    const stopped = (related.texts ?? [])
      .filter(({ values }) => values.Status__c !== 'Stopped')
      .map((alert) => change(alert, { Status__c: 'Stopped', Stopped_At__c: moment }))
    return done([
      ...stopped,
      {
        type: 'create',
        objectApiName: 'Consent__c',
        fields: {
          Contact__c: record.id,
          Consent_Type__c: 'Text_Alerts',
          Action__c: 'Withdrawn',
          Text_Version__c: 'stop-request',
          Text_Language__c: record.values.Preferred_Language__c ?? 'en',
          Channel__c: viewer.class === 'customer' ? 'Portal' : 'Phone',
          Given_At__c: moment,
        },
      },
    ])
  },
  successMessage: label('No more texts will be sent.', 'Ya no se enviarán mensajes de texto.'),
}

const logCall: QuickActionDeclaration = {
  apiName: 'Contact.LogCall',
  label: label('Log a call', 'Registrar una llamada'),
  type: 'LogACall',
  icon: 'call',
  section: 'ActivityComposer',
  targetObjectApiName: 'Case',
  targetParentField: 'ContactId',
  fields: phoneCallFields,
  performers: staff,
  reads: [],
  effect: ({ record, input, viewer, now }) =>
    done([phoneCall(input, { contactId: record.id, accountId: null }, viewer, now)]),
  successMessage: label('The call was logged.', 'La llamada fue registrada.'),
}

export const contactActions: readonly QuickActionDeclaration[] = [
  logCall,
  sendRegistrationLink,
  correctEmail,
  clearSecondFactors,
  stopTexts,
]
