import { describeText } from '@porchlight/texts/testing'
import { debitDue } from './text'

describeText(debitDue, {
  amount: '$1,234.56',
  date: '28 de septiembre de 2026',
  link: 'https://amigo.example.com/es/bills',
})
