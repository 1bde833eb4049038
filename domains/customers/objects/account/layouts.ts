import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { enrollmentStatusLink, serviceAddressCell } from '../layout-cells'
import { accountPaths } from './paths'

export const accountLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Account', es: 'Cuenta' },
      columns: 2,
      cells: [
        'Name',
        'Status__c',
        'AccountNumber',
        'Account_Brand__c',
        'ContactId',
        'Balance__c',
        'Paperless__c',
        'Average_Billing__c',
        'Deferred_Balance__c',
        'Average_Billing_Reported_At__c',
        'Payment_Plan__c',
      ],
    },
    {
      name: 'servicePoint',
      heading: { en: 'Service point', es: 'Punto de servicio' },
      columns: 2,
      cells: [
        serviceAddressCell,
        'Commodity__c',
        'ESIID__c',
        'Gas_Account_Number__c',
        'Utility__c',
        'Time_Zone__c',
      ],
    },
    {
      name: 'plan',
      heading: { en: 'Plan and contract', es: 'Plan y contrato' },
      columns: 2,
      cells: [
        'Plan__c',
        'Plan_Name__c',
        'Contract_Start_Date__c',
        'Contract_End_Date__c',
        'Contract_Term_Months__c',
        'Free_To_Leave_From__c',
        'First_Contract_Notice__c',
        'Second_Contract_Notice__c',
        'Last_Contract_Notice__c',
        'Next_Contract_Mail__c',
        'Contract_Mails_Sent__c',
        'Contract_Mails_For__c',
      ],
    },
    {
      name: 'links',
      heading: { en: 'Links', es: 'Enlaces' },
      columns: 2,
      cells: [enrollmentStatusLink],
    },
    systemSection,
  ],
  compact: ['Name', 'AccountNumber', 'Status__c', 'Plan_Name__c'],
  paths: accountPaths,
}
