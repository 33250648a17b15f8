/** A file as text, put in by the bundler. */
declare module "*.sh?raw" {
  const text: string;
  export default text;
}
