import { describeInProduct } from '../../product/describe-flow.ts'
import { emailConfirmationInProduct } from './emailConfirmation.product.ts'

describeInProduct('Email confirmation', emailConfirmationInProduct)
