import { describeText } from '@porchlight/texts/testing/describe-text'
import { enrollmentNews } from './text'

describeText(enrollmentNews, { link: 'https://amigo.example.com/es/bills' })
