import { defineObject, internalNotesField, moneyField } from '@porchlight/metadata'
import { depositCapHelp } from '../../../credit/rules/deposit-cap'
import { accountReference, orderReference, ownerReference } from '../../../customers/objects/references'
import { depositAccess } from './access'
import { depositActions } from './actions'
import { depositAfterRules } from './after-rules'
import { approvalActionValues, approvalStatusValues } from './approval'
import { depositLayouts } from './layouts'
import { depositListViews } from './list-views'
import { depositRelatedLists } from './related-lists'
import { depositRelatedRules, depositRules, depositStateTables } from './rules'
import { depositSearch } from './search'
import { depositStatusValues, waiverReasonValues } from './values'

/** A refundable deposit that is required before service; the law caps it (16 TAC 25.478 in Texas). */
export const depositObject = defineObject({
  apiName: 'Deposit__c',
  keyPrefix: 'a0a',
  label: { en: 'Deposit', es: 'Depósito' },
  labelPlural: { en: 'Deposits', es: 'Depósitos' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Deposit number', es: 'Número de depósito' },
      length: 30,
      autoNumber: { prefix: 'D', digits: 9 },
      nameField: true,
      required: true,
      unique: true,
    },
    Account__c: accountReference('Deposits__r'),
    Order__c: orderReference('Deposits__r'),
    Required_Amount__c: moneyField({ en: 'Required amount', es: 'Monto requerido' }, { required: true }),
    Cap_Amount__c: moneyField(
      { en: 'Highest amount allowed', es: 'Monto máximo permitido' },
      {
        required: true,
        inlineHelpText: depositCapHelp,
      },
    ),
    Paid_Amount__c: moneyField({ en: 'Paid amount', es: 'Monto pagado' }, { required: true }),
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      indexed: true,
      defaultValue: 'Due',
      values: depositStatusValues,
    },
    Due_Date__c: { dataType: 'Date', label: { en: 'Due date', es: 'Fecha de vencimiento' } },
    Paid_Date__c: { dataType: 'Date', label: { en: 'Paid date', es: 'Fecha de pago' } },
    Payment_Confirmation_Number__c: {
      dataType: 'String',
      label: { en: 'Payment confirmation number', es: 'Número de confirmación del pago' },
      length: 30,
    },
    Waiver_Reason__c: {
      dataType: 'Picklist',
      label: { en: 'Why none is required', es: 'Por qué no se pide' },
      values: waiverReasonValues,
    },
    Interest_Rate__c: {
      dataType: 'Percent',
      label: { en: 'Yearly interest', es: 'Interés anual' },
      precision: 5,
      scale: 2,
    },
    Interest_Accrued__c: moneyField({ en: 'Interest so far', es: 'Intereses acumulados' }),
    Interest_Credited__c: moneyField(
      { en: 'Interest credited', es: 'Intereses acreditados' },
      {
        inlineHelpText: {
          en: 'What of the interest was credited to the account: as much less is owed.',
          es: 'Lo que de los intereses se acreditó a la cuenta: se debe esa cantidad menos.',
        },
      },
    ),
    On_Time_Bills__c: {
      dataType: 'Int',
      label: { en: 'Bills paid on time', es: 'Facturas pagadas a tiempo' },
      inlineHelpText: {
        en: 'After twelve of them the deposit is refunded with interest.',
        es: 'Después de doce se reembolsa el depósito con intereses.',
      },
    },
    Refund_Due_Date__c: {
      dataType: 'Date',
      label: { en: 'Refund planned since', es: 'Reembolso previsto desde' },
      inlineHelpText: {
        en: 'From then on the customer is owed the deposit with its interest.',
        es: 'Desde entonces se debe al cliente el depósito con sus intereses.',
      },
    },
    Refund_Date__c: {
      dataType: 'Date',
      label: { en: 'Refund date', es: 'Fecha de reembolso' },
      inlineHelpText: {
        en: 'Since then nothing of the deposit is held: it went back, or paid the final bill.',
        es: 'Desde entonces no tenemos nada del depósito: se devolvió o pagó la factura final.',
      },
    },
    Risk_Score__c: { dataType: 'Int', label: { en: 'Risk score', es: 'Puntuación de riesgo' } },
    Approval_Status__c: {
      dataType: 'Picklist',
      label: { en: 'Approval', es: 'Aprobación' },
      values: approvalStatusValues,
    },
    Approval_Action__c: {
      dataType: 'Picklist',
      label: { en: 'Approval requested', es: 'Aprobación solicitada para' },
      values: approvalActionValues,
    },
    Approval_Waiver_Reason__c: {
      dataType: 'Picklist',
      label: { en: 'Reason given for the waiver', es: 'Motivo dado para eximir' },
      values: waiverReasonValues,
    },
    Approval_Requested_By__c: {
      dataType: 'Reference',
      label: { en: 'Requested By ID', es: 'Id. de quien la pidió' },
      referenceTo: 'User',
      relationshipName: 'Approval_Requested_By__r',
    },
    Approval_Requested_At__c: {
      dataType: 'DateTime',
      label: { en: 'Requested', es: 'Pedida el' },
    },
    Approval_Decided_By__c: {
      dataType: 'Reference',
      label: { en: 'Decided By ID', es: 'Id. de quien decidió' },
      referenceTo: 'User',
      relationshipName: 'Approval_Decided_By__r',
    },
    OwnerId: ownerReference('Owned_Deposits__r'),
    Internal_Notes__c: internalNotesField,
  },
  layouts: depositLayouts,
  listViews: depositListViews,
  relatedLists: depositRelatedLists,
  quickActions: depositActions,
  search: depositSearch,
  rules: depositRules,
  relatedRules: depositRelatedRules,
  stateTables: depositStateTables,
  afterRules: depositAfterRules,
  access: depositAccess,
})
