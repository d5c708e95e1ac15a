/** Rules for the admin. */
export const membersRules = {
  A1: 'All Buyers from GET /all-buyers: id, Name, Email, Remove',
  A2: "Remove buyer asks 'Warning! Removed buyer cannot be recovered.'; DELETE /remove-buyer?id=; deletedCount above 0: 'The buyer has been removed successfully.'",
  A3: "All Sellers from GET /all-sellers: Name, Email, Verify ('Verified' or a Verify button), Remove",
  A4: "Verify asks 'Verified seller will appear more trustworthy.'; PUT /verify-seller {sellerId}; modifiedCount above 0: 'The seller has been verified successfully.'",
  A5: "Remove seller asks 'Warning! Removing seller will remove all his available product.'; DELETE /remove-seller?email=; deletedCount above 0: 'The seller has been removed successfully.'",
  A6: "Reported Items from GET /reported-product/: id, Picture, Name, Price, Retail, Condition, Description, Contact, Location, Advertisement ('Running' or 'None'), Delete; empty 'No reports were found.'",
  A7: "Delete reported: DELETE /delete-product/{id}: 'Reported product has been removed'",
  A8: "Admin failures: 'An error occurred. Please check browser console.' (and the console does hold the error)",
  A9: 'The confirmation dialog is one reusable piece: title, message, Cancel, confirm',
}
