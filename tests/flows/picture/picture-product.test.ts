import { describeInProduct } from '../../product/describe-flow.ts'
import { pictureInProduct } from './picture.product.ts'

describeInProduct('A picture of a form', pictureInProduct)
