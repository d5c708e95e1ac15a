import { describeInProduct } from '../../product/describe-flow.ts'
import { galleryInProduct } from './gallery.product.ts'

describeInProduct('Gallery', galleryInProduct)
