const suporte = 'Se precisar, fale com o suporte do Balcão, de segunda a sexta, das 9h30 às 19h.';

/** What the forms and notices of access say alike. */
export const copy = {
  tentarNovamente: 'Tentar novamente',
  voltar: 'Voltar para o login',
  email: 'E-mail',
  emailVazio: 'Informe o e-mail.',
  emailInvalido: 'Informe um e-mail válido, como nome@corretora.com.br.',
  enderecoVencido: 'Este endereço não vale mais. Peça outro.',
  suporte,
} as const;
