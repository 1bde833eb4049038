import { describeText } from '@porchlight/texts/testing/describe-text'
import { paymentRegained } from './text'

describeText(paymentRegained, { amount: '$1,234.56', link: 'https://amigo.example.com/es/bills' })
