import { defineObject, moneyField } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'
import { commodityValues } from '../commodity-values'
import { planReference } from '../references'
import { serviceAddressFields } from '../service-address'
import { statusValues } from '../status-values'
import { accountAccess } from './access'
import { accountActions } from './actions'
import { accountAfterRules } from './after-rules'
import { accountDerived } from './contract-mails'
import { accountDuplicateRules } from './duplicate-rules'
import { accountLayouts } from './layouts'
import { accountListViews } from './list-views'
import { accountRelatedLists } from './related-lists'
import { accountRules, accountStateTables } from './rules'
import { accountSearch } from './search'

/** A customer's account with one service point. Its name is the street line of the service address. */
export const accountObject = defineObject({
  apiName: 'Account',
  keyPrefix: '001',
  label: { en: 'Account', es: 'Cuenta' },
  labelPlural: { en: 'Accounts', es: 'Cuentas' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Account name', es: 'Nombre de la cuenta' },
      length: 255,
      nameField: true,
      required: true,
      indexed: true,
    },
    AccountNumber: {
      dataType: 'String',
      label: { en: 'Account number', es: 'Número de cuenta' },
      length: 20,
      autoNumber: { prefix: '', digits: 10 },
      unique: true,
    },
    Account_Brand__c: {
      dataType: 'Picklist',
      label: { en: 'Brand', es: 'Marca' },
      required: true,
      indexed: true,
      values: brandValues,
    },
    ContactId: {
      dataType: 'Reference',
      label: { en: 'Contact ID', es: 'Id. de contacto' },
      referenceTo: 'Contact',
      relationshipName: 'Contact',
      childRelationshipName: 'Accounts',
    },
    Commodity__c: {
      dataType: 'Picklist',
      label: { en: 'Commodity', es: 'Servicio' },
      required: true,
      values: commodityValues,
    },
    ESIID__c: {
      dataType: 'String',
      label: { en: 'ESI ID', es: 'Número ESI ID' },
      inlineHelpText: {
        en: 'The number of the electric meter’s service point: 17 or 22 digits.',
        es: 'El número del punto de servicio del medidor eléctrico: 17 o 22 dígitos.',
      },
      length: 22,
      indexed: true,
    },
    Gas_Account_Number__c: {
      dataType: 'String',
      label: { en: 'Gas utility account number', es: 'Número de cuenta de la compañía de gas' },
      length: 20,
      indexed: true,
    },
    ...serviceAddressFields,
    Time_Zone__c: {
      dataType: 'Picklist',
      label: { en: 'Time zone', es: 'Zona horaria' },
      defaultValue: 'America/Chicago',
      values: [
        { value: 'America/New_York', label: { en: 'Eastern time', es: 'Hora del Este' } },
        { value: 'America/Chicago', label: { en: 'Central time', es: 'Hora del Centro' } },
        { value: 'America/Denver', label: { en: 'Mountain time', es: 'Hora de la Montaña' } },
        { value: 'America/Los_Angeles', label: { en: 'Pacific time', es: 'Hora del Pacífico' } },
      ],
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Pending',
      values: statusValues,
    },
    Plan_Name__c: {
      dataType: 'String',
      label: { en: 'Plan', es: 'Plan' },
      length: 80,
      copyOf: { reference: 'Plan__c', field: 'Name' },
    },
    Plan__c: planReference('Accounts__r'),
    Contract_Start_Date__c: {
      dataType: 'Date',
      label: { en: 'Contract start date', es: 'Inicio del contrato' },
    },
    Contract_End_Date__c: { dataType: 'Date', label: { en: 'Contract end date', es: 'Fin del contrato' } },
    Contract_Term_Months__c: {
      dataType: 'Int',
      label: { en: 'Contract term in months', es: 'Plazo del contrato en meses' },
    },
    First_Contract_Notice__c: {
      dataType: 'Date',
      label: { en: 'First notice of the end by', es: 'Primer aviso del fin a más tardar' },
    },
    Second_Contract_Notice__c: {
      dataType: 'Date',
      label: { en: 'Second notice of the end by', es: 'Segundo aviso del fin a más tardar' },
    },
    Last_Contract_Notice__c: {
      dataType: 'Date',
      label: { en: 'Last notice of the end by', es: 'Último aviso del fin a más tardar' },
    },
    Free_To_Leave_From__c: {
      dataType: 'Date',
      label: { en: 'No cancellation fee from', es: 'Sin cargo por cancelación a partir de' },
    },
    Next_Contract_Mail__c: {
      dataType: 'Date',
      indexed: true,
      label: { en: 'Next mail about the end', es: 'Próximo correo sobre el fin' },
    },
    Contract_Mails_Sent__c: {
      dataType: 'Int',
      label: { en: 'Mails about the end sent', es: 'Correos enviados sobre el fin' },
    },
    Contract_Mails_For__c: {
      dataType: 'Date',
      label: { en: 'Contract end that they announced', es: 'Fin de contrato que anunciaron' },
    },
    Utility__c: {
      dataType: 'Reference',
      label: { en: 'Utility ID', es: 'Id. de la compañía de distribución' },
      referenceTo: 'Utility__c',
      relationshipName: 'Utility__r',
      childRelationshipName: 'Accounts__r',
    },
    Balance__c: moneyField(
      { en: 'Balance at billing', es: 'Saldo según facturación' },
      {
        inlineHelpText: {
          en: 'As the billing system reported it last, negative when we owe the customer. What is owed now is in the account activity.',
          es: 'El último que informó el sistema de facturación, negativo si le debemos al cliente. Lo que se debe ahora está en los movimientos de la cuenta.',
        },
      },
    ),
    Paperless__c: {
      dataType: 'Boolean',
      label: { en: 'Paperless billing', es: 'Facturación electrónica' },
      required: true,
      defaultValue: false,
    },
    Average_Billing__c: {
      dataType: 'Boolean',
      label: { en: 'Average billing', es: 'Facturación mensual promedio' },
      required: true,
      defaultValue: false,
    },
    Deferred_Balance__c: moneyField(
      { en: 'Deferred balance', es: 'Saldo diferido' },
      {
        inlineHelpText: {
          en: 'Used under average billing and not billed yet, as billing reports it; negative when more was billed than used. It is no part of the balance.',
          es: 'Lo consumido con la facturación mensual promedio y aún no facturado, según el sistema de facturación; negativo si se facturó más. No es parte del saldo.',
        },
      },
    ),
    Average_Billing_Reported_At__c: {
      dataType: 'DateTime',
      label: { en: 'Average billing reported at', es: 'Facturación promedio informada el' },
    },
    Payment_Plan__c: {
      dataType: 'Boolean',
      label: { en: 'Deferred payment plan', es: 'Plan de pagos diferidos' },
      required: true,
      defaultValue: false,
    },
  },
  layouts: accountLayouts,
  listViews: accountListViews,
  relatedLists: accountRelatedLists,
  quickActions: accountActions,
  search: accountSearch,
  rules: accountRules,
  stateTables: accountStateTables,
  afterRules: accountAfterRules,
  duplicateRules: accountDuplicateRules,
  derived: accountDerived,
  access: accountAccess,
})
