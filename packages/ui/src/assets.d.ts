/** A font becomes a file of its own (webpack `asset/resource`); importing it gives its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
