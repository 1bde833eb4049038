import { describeText } from '@porchlight/texts/testing'
import { paymentRegained } from './text'

describeText(paymentRegained, { amount: '$1,234.56', link: 'https://amigo.example.com/es/bills' })
