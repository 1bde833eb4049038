import type { RelatedListDeclaration } from '@porchlight/metadata'

export const accountRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Orders',
    label: { en: 'Orders', es: 'Órdenes' },
    displayColumns: [
      'OrderNumber',
      'Confirmation_Number__c',
      'Stage__c',
      'Status',
      'Requested_Start_Date__c',
    ],
    orderedBy: [{ fieldApiName: 'Requested_Start_Date__c', isAscending: false }],
  },
  {
    relatedListId: 'Usages__r',
    label: { en: 'Usage', es: 'Consumo' },
    displayColumns: [
      'Name',
      'Period_Start__c',
      'Period_End__c',
      'Days_In_Cycle__c',
      'Kilowatt_Hours__c',
      'Therms__c',
      'Average_Temperature__c',
      'Cooling_Degree_Days__c',
      'Heating_Degree_Days__c',
      'Read_Type__c',
    ],
    orderedBy: [{ fieldApiName: 'Period_Start__c', isAscending: false }],
  },
  {
    relatedListId: 'Bills__r',
    label: { en: 'Bills', es: 'Facturas' },
    displayColumns: ['Name', 'Bill_Date__c', 'Due_Date__c', 'Closing_Balance__c', 'Status__c'],
    orderedBy: [{ fieldApiName: 'Bill_Date__c', isAscending: false }],
  },
  {
    relatedListId: 'Payments__r',
    label: { en: 'Payments', es: 'Pagos' },
    displayColumns: ['Name', 'Payment_Date__c', 'Amount__c', 'Status__c', 'Channel__c'],
    orderedBy: [{ fieldApiName: 'Payment_Date__c', isAscending: false }],
  },
  {
    relatedListId: 'Autopays__r',
    label: { en: 'AutoPay', es: 'Pago automático' },
    displayColumns: ['Payment_Method__r.Name', 'Status__c', 'Next_Debit_Date__c'],
    orderedBy: [{ fieldApiName: 'Start_Date__c', isAscending: false }],
  },
  {
    relatedListId: 'Deposits__r',
    label: { en: 'Deposits', es: 'Depósitos' },
    displayColumns: ['Name', 'Required_Amount__c', 'Paid_Amount__c', 'Status__c', 'Due_Date__c'],
    orderedBy: [{ fieldApiName: 'Due_Date__c', isAscending: false }],
  },
  {
    relatedListId: 'Notices__r',
    label: { en: 'Notices', es: 'Avisos' },
    displayColumns: ['Notice_Type__c', 'Reason__c', 'Amount__c', 'Status__c'],
    orderedBy: [{ fieldApiName: 'Placed_Date__c', isAscending: false }],
  },
  {
    relatedListId: 'Document_Requirements__r',
    label: { en: 'Documents', es: 'Documentos' },
    displayColumns: ['Document_Type__c', 'Is_Required__c', 'Status__c', 'Due_Date__c'],
    orderedBy: [{ fieldApiName: 'Due_Date__c', isAscending: true }],
  },
  {
    relatedListId: 'Identity_Verifications__r',
    label: { en: 'Identity verifications', es: 'Verificaciones de identidad' },
    displayColumns: ['Name', 'Status__c', 'Sent_At__c', 'Expires_At__c'],
    orderedBy: [{ fieldApiName: 'Sent_At__c', isAscending: false }],
  },
  {
    relatedListId: 'Cases',
    label: { en: 'Cases', es: 'Casos' },
    displayColumns: ['CaseNumber', 'Subject', 'Status', 'CreatedDate'],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
  {
    relatedListId: 'Opportunities',
    label: { en: 'Renewal offers', es: 'Ofertas de renovación' },
    displayColumns: ['Name', 'StageName', 'Plan__r.Name', 'CloseDate'],
    orderedBy: [{ fieldApiName: 'CloseDate', isAscending: false }],
  },
  {
    relatedListId: 'Alert_Subscriptions__r',
    label: { en: 'Alerts', es: 'Alertas' },
    displayColumns: ['Alert_Type__c', 'Channel__c', 'Status__c'],
    orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
  },
  {
    relatedListId: 'Interval_Reads__r',
    label: { en: 'Interval reads', es: 'Lecturas por intervalos' },
    displayColumns: ['Read_Date__c', 'Kilowatt_Hours__c', 'Interval_Count__c', 'Read_Type__c'],
    orderedBy: [{ fieldApiName: 'Read_Date__c', isAscending: false }],
  },
]
