import { copy as envio } from './envio.copy.ts';

const suporte = 'Se precisar, fale com o suporte do Balcão, de segunda a sexta, das 9h30 às 19h.';

/** What the forms and notices of access say alike. */
export const copy = {
  ...envio,
  voltar: 'Voltar para o login',
  irParaLogin: 'Ir para o login',
  emailVazio: 'Informe o e-mail.',
  emailInvalido: 'Informe um e-mail válido, como nome@corretora.com.br.',
  enderecoVencido: 'Este endereço não vale mais. Peça outro.',
  suporte,
} as const;
