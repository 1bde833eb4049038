import { defineObject, derivedNameField, moneyField, namedBy, namedValues } from '@porchlight/metadata'
import { accountReference } from '../../../customers/objects/references'
import { entryCauseNames, entryKindNames } from '../../facts/entry-values'
import { ledgerEntryAccess } from './access'
import { ledgerEntryLayouts } from './layouts'
import { ledgerEntryListViews } from './list-views'
import { ledgerEntryRelatedLists } from './related-lists'
import { ledgerEntryRules, ledgerEntryStateTables } from './rules'

/**
 * One line of an account's ledger: a charge or a payment, and the amounts owed and held after it. Written with its
 * cause, in one transaction, and never changed: a mistake is corrected by another line.
 */
export const ledgerEntryObject = defineObject({
  apiName: 'Ledger_Entry__c',
  keyPrefix: 'a0g',
  label: { en: 'Account activity', es: 'Movimiento de la cuenta' },
  labelPlural: { en: 'Account activity', es: 'Movimientos de la cuenta' },
  fields: {
    Name: derivedNameField,
    Account__c: accountReference('Ledger_Entries__r'),
    Sequence__c: {
      dataType: 'Int',
      label: { en: 'Line', es: 'Número' },
      required: true,
      inlineHelpText: { en: 'Counts the lines of the account.', es: 'Cuenta los movimientos de la cuenta.' },
    },
    Kind__c: {
      dataType: 'Picklist',
      label: { en: 'Kind', es: 'Tipo' },
      required: true,
      values: namedValues(entryKindNames),
    },
    Entry_Date__c: { dataType: 'Date', label: { en: 'Date', es: 'Fecha' }, required: true },
    Due_Date__c: { dataType: 'Date', label: { en: 'Due date', es: 'Fecha de vencimiento' }, indexed: true },
    Amount__c: moneyField(
      { en: 'Amount', es: 'Monto' },
      {
        required: true,
        inlineHelpText: {
          en: 'What raises the amount owed is above zero; a payment is below zero.',
          es: 'Lo que aumenta el saldo es mayor que cero; un pago es menor que cero.',
        },
      },
    ),
    Balance__c: moneyField({ en: 'Balance after it', es: 'Saldo posterior' }, { required: true }),
    Deposit_Amount__c: moneyField(
      { en: 'Change of the deposit', es: 'Cambio en el depósito' },
      { required: true },
    ),
    Deposit_Held__c: moneyField({ en: 'Deposit held after it', es: 'Depósito retenido' }, { required: true }),
    Cause_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Follows from', es: 'Origen' },
      required: true,
      values: namedValues(entryCauseNames),
    },
    Cause__c: {
      dataType: 'String',
      label: { en: 'ID of its cause', es: 'Id. del origen' },
      length: 18,
      required: true,
      indexed: true,
    },
    About__c: {
      dataType: 'String',
      label: { en: 'ID of the bill or deposit', es: 'Id. de la factura o del depósito' },
      length: 18,
      indexed: true,
    },
    Key__c: {
      dataType: 'String',
      label: { en: 'Key', es: 'Clave' },
      length: 80,
      required: true,
      unique: true,
    },
  },
  layouts: ledgerEntryLayouts,
  listViews: ledgerEntryListViews,
  relatedLists: ledgerEntryRelatedLists,
  rules: ledgerEntryRules,
  derived: namedBy('Kind__c'),
  stateTables: ledgerEntryStateTables,
  access: ledgerEntryAccess,
})
