import { type MotivoRetorno, rotulosDaBaseRepasse, rotulosDoStatusLote, rotulosDoStatusRepasse } from '@balcao/domain';

/** Sentences of what is owed to producers. */
export const copy = {
  status: rotulosDoStatusLote,
  statusRepasse: rotulosDoStatusRepasse,
  papel: { PRODUTOR: 'Produtor', SUPERVISOR: 'Supervisor' },
  base: rotulosDaBaseRepasse,
  categoria: 'Repasses a produtores',
  lancamento: (lote: number, produtor: string): string => `Repasse a ${produtor}, lote ${lote}`,
  retornos: {
    VAZIO: 'O arquivo está vazio.',
    NAO_E_CNAB_240: 'Este arquivo não é um CNAB 240.',
    BANCO_DESCONHECIDO: 'O arquivo é de um banco cujo layout ainda não é conhecido.',
    NAO_E_RETORNO: 'Este arquivo é uma remessa. Escolha o arquivo de retorno do banco.',
    TRUNCADO: 'O arquivo está cortado.',
    TOTAIS_DIFEREM: 'Os totais do arquivo não são os dos seus registros.',
    VALOR_INVALIDO: 'Há um valor que não se lê.',
  } satisfies Record<MotivoRetorno, string>,
  todosRecusados: 'O banco recusou todos os pagamentos.',
  naLinha: (mensagem: string, linha: number): string => (linha > 0 ? `${mensagem} Linha ${linha}.` : mensagem),
  resultado: {
    PAGO: 'O banco pagou.',
    AGENDADO: 'O banco recebeu e vai pagar.',
    JA_APLICADO: 'Este pagamento já estava resolvido.',
    NAO_ENCONTRADO: 'Nenhum pagamento tem este número.',
    VALOR_DIFERE: 'O valor não é o do pagamento: nada foi feito.',
    SEM_EFEITO: 'O banco não diz se pagou: confira com ele.',
  },
  rejeitado: (motivo: string): string => `O banco recusou: ${motivo}. Os repasses voltaram a estar liberados.`,
  pix: ['Nome', 'CPF ou CNPJ', 'Tipo da chave', 'Chave Pix', 'Valor', 'Identificador', 'Pagar em'],
  tipoDeChave: { CPF: 'CPF', CNPJ: 'CNPJ', EMAIL: 'E-mail', TELEFONE: 'Telefone', ALEATORIA: 'Aleatória' },
  chavePix: (tipo: string, chave: string): string => `Pix (${tipo}): ${chave}`,
  contaDo: (banco: string, agencia: string, conta: string): string => `Banco ${banco}, ag. ${agencia}, conta ${conta}`,
} as const;
