import type { RegistroDns, SituacaoDominio, TesteRemetente } from '@balcao/contracts';

/** Every sentence of the domain that e-mails leave from. */
export const copy = {
  titulo: (dominio: string) => `Domínio ${dominio}`,
  situacao: {
    NAO_VERIFICADO: 'Não verificado',
    PENDENTE: 'Pendente',
    VERIFICADO: 'Verificado',
    FALHOU: 'Falhou',
  } satisfies Record<SituacaoDominio, string>,
  emUso: 'Os e-mails aos clientes saem deste domínio, assinados.',
  foraDeUso: 'Enquanto o domínio não estiver verificado, os e-mails saem pelo endereço do Balcão, com o nome que você escolheu.',
  comoFazer:
    'No painel de quem cuida do seu domínio (Registro.br, GoDaddy, Cloudflare…), crie estes três registros do tipo TXT. Se já houver um SPF, não crie outro: acrescente nele só a parte que falta. A publicação pode levar algumas horas; conferimos todo dia.',
  papel: {
    SPF: 'SPF: diz que o Balcão pode enviar por você',
    DKIM: 'DKIM: a chave que assina cada e-mail',
    DMARC: 'DMARC: o que fazer com quem se passa por você',
  } satisfies Record<RegistroDns['papel'], string>,
  nome: 'Nome',
  valor: 'Valor',
  copiarNome: (papel: string) => `Copiar o nome do ${papel}`,
  copiarValor: (papel: string) => `Copiar o valor do ${papel}`,
  encontrado: 'Encontrado.',
  seletor: (seletor: string) => `Seletor do DKIM: ${seletor}.`,
  conferir: 'Conferir agora',
  conferidoEm: 'Conferido em',
  teste: 'Enviar um teste para mim',
  testeAjuda: 'O teste sai com o que está salvo.',
  resultado: ({ para, de, resultado }: TesteRemetente): string =>
    ({
      aceita: `Enviado para ${para}, de ${de}. Veja na sua caixa de entrada; se não estiver lá, olhe o lixo eletrônico.`,
      recusada: `O servidor de e-mail recusou a mensagem de ${de} para ${para}. Confira os endereços.`,
      adiada: 'O servidor de e-mail não respondeu agora. Tente de novo em alguns minutos.',
      talvez: `A conexão caiu durante o envio para ${para}: a mensagem pode ter saído ou não.`,
    })[resultado],
} as const;
