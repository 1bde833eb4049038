import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { depositPaths } from './paths'

export const depositLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Deposit', es: 'Depósito' },
      columns: 2,
      cells: ['Name', 'Status__c', 'Account__c', 'Waiver_Reason__c', 'Order__c', 'Risk_Score__c', 'OwnerId'],
    },
    {
      name: 'amounts',
      heading: { en: 'Amount and payment', es: 'Monto y pago' },
      columns: 2,
      cells: [
        'Required_Amount__c',
        'Cap_Amount__c',
        'Paid_Amount__c',
        'Payment_Confirmation_Number__c',
        'Due_Date__c',
        'Paid_Date__c',
      ],
    },
    {
      name: 'refund',
      heading: { en: 'Refund and interest', es: 'Reembolso e intereses' },
      columns: 2,
      cells: [
        'On_Time_Bills__c',
        'Refund_Due_Date__c',
        'Refund_Date__c',
        'Interest_Rate__c',
        'Interest_Accrued__c',
        'Interest_Credited__c',
      ],
    },
    {
      name: 'approval',
      heading: { en: 'Approval', es: 'Aprobación' },
      columns: 2,
      cells: [
        'Approval_Status__c',
        'Approval_Action__c',
        'Approval_Waiver_Reason__c',
        'Approval_Requested_By__c',
        'Approval_Requested_At__c',
        'Approval_Decided_By__c',
      ],
    },
    {
      name: 'notes',
      heading: { en: 'Notes', es: 'Notas' },
      columns: 1,
      cells: ['Internal_Notes__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Status__c', 'Required_Amount__c', 'Paid_Amount__c', 'Due_Date__c'],
  paths: depositPaths,
}
