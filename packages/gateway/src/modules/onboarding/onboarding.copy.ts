/** Sentences at the fields. */
export const frases = {
  email: 'Informe um e-mail válido.',
  celular: 'Informe um celular válido, com DDD.',
  site: 'Informe um site válido, como www.corretora.com.br.',
  cnpj: 'Informe um CNPJ válido.',
  susep: 'O registro na Susep tem de 6 a 15 números.',
  seguradora: 'Esta seguradora não está disponível.',
  chave: 'Esta chave já foi usada com outro conteúdo.',
};

/** Name of the profile whose flags are the plan's. */
export const PERFIL_DO_PLANO = 'Acesso do plano';

interface Carta {
  readonly assunto: string;
  readonly paragrafos: string[];
  readonly botao: { readonly texto: string; readonly url: string };
}

/** What opens a new account. */
export const confirmeSeuEmail = ({
  nome,
  corretora,
  dias,
  url,
}: {
  nome: string;
  corretora: string;
  dias: number;
  url: string;
}): Carta => ({
  assunto: 'Confirme o seu e-mail para começar',
  paragrafos: [
    `Olá, ${nome}.`,
    `A conta da ${corretora} está pronta. Confirme que este e-mail é seu para entrar: o teste grátis de ${dias} dias já começou.`,
    'Se você não fez este cadastro, ignore este e-mail: sem a confirmação ninguém entra na conta.',
  ],
  botao: { texto: 'Confirmar o e-mail', url },
});

/** The e-mail to someone who signs up with an address that already has an account; the screen says nothing of it. */
export const jaTemConta = ({ url }: { url: string }): Carta => ({
  assunto: 'Você já tem uma conta',
  paragrafos: [
    'Alguém, talvez você, tentou criar uma conta com este e-mail. Você já tem conta, e nada foi criado nem alterado.',
    'Entre com a sua senha. Se não se lembra dela, peça uma nova na tela de entrada.',
  ],
  botao: { texto: 'Entrar', url },
});
