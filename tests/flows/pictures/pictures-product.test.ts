import { describeInProduct } from '../../product/describe-flow.ts'
import { picturesInProduct } from './pictures.product.ts'

describeInProduct('The pictures of a form', picturesInProduct)
