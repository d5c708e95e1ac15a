/** Rules for sellers. */
export const sellingRules = {
  L1: 'Add Product: image file, product name, asking price, retail price, condition, category, purchase year, description, contact number, location',
  L2: "'Product Image is Required'; 'Product Name is required', at most 48: 'Product Name must be less than 48 characters'; 'Asking Price is required'; 'Retail Price is required'; 'Product Condition is required' (excellent, good, fair); 'Product category is required'; 'Purchase year is required', numeric; description optional, at most 500: 'Description must be less than 500 characters'; 'Contact Number is required'; 'Location is required'",
  L3: 'The image goes first to the image host (multipart, field image; success and data.url are read), then POST /add-product; insertedId is read; isSold starts false',
  L4: "Success: 'Your product was added successfully', go to /dashboard/my-products; failure: 'Sorry! Something unexpected happened. Please try again.', loading stops",
  L5: "My Products from GET /all-products/{email}: Picture, Name, Price (askingPrice), Retail, Condition, Description, Contact, Location, Sold, Advertisement ('Running' or an Advertise button), Actions (Delete)",
  L6: "Empty: 'Your have not yet added any product or your products have been already bought. Please check My Buyers page.'",
  L7: "Advertise: PUT /advertise/{productId}, no body: 'Your product is now being advertised.', then 'Running', no way back; failure 'Sorry! An error occurred. Please try again.'",
  L8: "Delete asks 'Warning! Deleted product can't be recovered'; DELETE /delete-product/{id}: 'Your product has been removed'; failure 'Sorry! An error occurred. Please try again.'",
  L9: "My Buyers from GET /sold-products?email=: Picture, Name, Price, Buyer Name, Buyer Email; empty 'Your products haven't been sold yet.'",
  L10: "The buyer shown: the answer's own buyer {name, email} where the server sends one; otherwise the documented rule, the first booker whose e-mail differs from boughtBy",
}
