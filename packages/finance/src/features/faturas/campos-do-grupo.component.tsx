import { campoId, Grid, Stack, Text } from '@balcao/ui';
import { MoneyField, NumberField, PercentField, SegmentedControl } from '@balcao/ui/forms';
import { copy } from './faturas.copy.ts';
import { type CampoDoGrupo, FAIXAS, type GrupoDigitado } from './faturas.model.ts';

export interface CamposDoGrupoProps {
  digitado: GrupoDigitado;
  linha: 'VIDA' | 'SAUDE';
  erros: Partial<Record<CampoDoGrupo, string | undefined>>;
  /** Second argument: the field that is no longer wrong. */
  onChange: (mudanca: Partial<GrupoDigitado>, campo: CampoDoGrupo) => void;
}

const { grupo: frases, resumo } = copy;
const COBRANCAS = Object.entries(resumo.cobrancas).map(([value, label]) => ({ value, label }));
const precosDe = (linha: 'VIDA' | 'SAUDE') =>
  Object.entries(resumo.precos)
    .filter(([value]) => linha === 'VIDA' || value !== 'CAPITAL')
    .map(([value, label]) => ({ value, label }));

/** How a collective policy is charged: what a life costs, who pays part of a month, when it is due, and what the brokerage earns. */
export function CamposDoGrupo({ digitado: d, linha, erros, onChange }: CamposDoGrupoProps) {
  const list = d.preco === 'CAPITAL' ? 'taxas' : 'multiplicadores';
  const setAt = (at: number, valor: number | null) => onChange({ [list]: d[list].map((um, i) => (i === at ? valor : um)) }, 'grupo.tabela');
  return (
    <Stack gap={4}>
      <SegmentedControl
        name="grupo.preco"
        label={frases.preco}
        options={precosDe(linha)}
        value={d.preco}
        error={erros['grupo.preco']}
        onChange={(preco) => onChange({ preco: preco as GrupoDigitado['preco'] }, 'grupo.preco')}
      />
      {d.preco !== 'CAPITAL' && (
        <MoneyField
          name="grupo.baseCentavos"
          label={d.preco === 'FAIXA' ? frases.base : frases.porVida}
          isRequired
          value={d.baseCentavos}
          error={erros['grupo.baseCentavos']}
          onChange={(baseCentavos) => onChange({ baseCentavos }, 'grupo.baseCentavos')}
        />
      )}
      {d.preco !== 'POR_VIDA' && (
        <Stack gap={2} id={campoId('grupo.tabela')} tabIndex={-1}>
          <Text>{d.preco === 'FAIXA' ? frases.multiplicadores : frases.taxas}</Text>
          {erros['grupo.tabela'] && (
            <Text tone="perigo" role="alert">
              {erros['grupo.tabela']}
            </Text>
          )}
          <Grid minWidth={120} gap={2}>
            {d[list].map((valor, at) => {
              const campo = {
                name: `grupo.tabela.${at}`,
                label: FAIXAS[at] ?? '',
                value: valor,
                onChange: (novo: number | null) => setAt(at, novo),
              };
              return d.preco === 'FAIXA' ? (
                <NumberField key={campo.name} max={100_000} {...campo} />
              ) : (
                <MoneyField key={campo.name} {...campo} />
              );
            })}
          </Grid>
        </Stack>
      )}
      <SegmentedControl
        name="grupo.cobranca"
        label={frases.cobranca}
        options={COBRANCAS}
        value={d.cobranca}
        onChange={(cobranca) => onChange({ cobranca: cobranca as GrupoDigitado['cobranca'] }, 'grupo.preco')}
      />
      <Grid minWidth={180} gap={3}>
        <NumberField
          name="grupo.diaVencimento"
          label={frases.dia}
          isRequired
          max={28}
          value={d.diaVencimento}
          error={erros['grupo.diaVencimento']}
          onChange={(diaVencimento) => onChange({ diaVencimento }, 'grupo.diaVencimento')}
        />
        <PercentField
          name="grupo.comissaoBps"
          label={frases.comissao}
          isRequired
          value={d.comissaoBps}
          error={erros['grupo.comissaoBps']}
          onChange={(comissaoBps) => onChange({ comissaoBps }, 'grupo.comissaoBps')}
        />
        <PercentField
          name="grupo.agenciamentoBps"
          label={frases.agenciamento}
          maxBps={50_000}
          value={d.agenciamentoBps}
          onChange={(agenciamentoBps) => onChange({ agenciamentoBps }, 'grupo.agenciamentoBps')}
        />
        <NumberField
          name="grupo.agenciamentoFaturas"
          label={frases.agenciamentoFaturas}
          max={12}
          value={d.agenciamentoFaturas}
          onChange={(agenciamentoFaturas) => onChange({ agenciamentoFaturas }, 'grupo.agenciamentoFaturas')}
        />
        <PercentField
          name="grupo.prolaboreBps"
          label={frases.prolabore}
          value={d.prolaboreBps}
          onChange={(prolaboreBps) => onChange({ prolaboreBps }, 'grupo.prolaboreBps')}
        />
      </Grid>
    </Stack>
  );
}
