import { describeInProduct } from '../../product/describe-flow.ts'
import { suggestionsInProduct } from './suggestions.product.ts'

describeInProduct('Suggestions', suggestionsInProduct)
