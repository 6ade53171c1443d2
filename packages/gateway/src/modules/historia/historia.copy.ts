/** Names of the sections a draft is kept in, in every line. */
export const titulosDasSecoes: Readonly<Record<string, string>> = {
  segurado: 'Segurado',
  seguro: 'Seguro',
  local: 'Local do risco',
  veiculo: 'Veículo',
  uso: 'Uso',
  pernoite: 'Pernoite',
  condutor: 'Condutor',
  proprietario: 'Proprietário',
  renovacao: 'Renovação e bônus',
  imovel: 'Imóvel',
  condominio: 'Condomínio',
  empresa: 'Empresa',
  valorRisco: 'Valores em risco',
  pessoa: 'Pessoa segurada',
  animal: 'Animal',
  contrato: 'Contratação',
  objeto: 'Objeto do seguro',
  coberturas: 'Coberturas',
};

export const OUTROS_DADOS = 'Outros dados';
