/** Stands for the sentences of a language the product does not speak. */
export default {};
