import type { Franquia, OfertaCotacao } from '@balcao/contracts';
import { type Alavancas, type Combinado, formatBps, franquiaDaOferta, rotulosOpcoes, type Simulacao, simulateOferta } from '@balcao/domain';
import { Alert, Button, Grid, Money, Stack, Text, token } from '@balcao/ui';
import { PercentField, SegmentedControl } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { copy, rotuloDoAlerta } from './simulador.copy.ts';

export interface SimuladorProps {
  seguradoraNome: string;
  oferta: OfertaCotacao;
  /** Discount the offer was priced with. */
  descontoBps: number;
  combinado: Combinado;
  /** Typed by hand: applied, what was typed changes, and nobody is asked. */
  isManual?: boolean;
  onApply: (alavancas: Alavancas, simulacao: Simulacao) => void;
  onClose: () => void;
}

/** What was agreed is where the levers end: an offer priced before that begins at the nearest of it. */
const within = (bps: number, min: number, max: number): number => Math.min(Math.max(bps, min), max);

const PASSO_BPS = 50;
const franquias = Object.entries(rotulosOpcoes.franquia).map(([value, label]) => ({ value, label }));

/** Commission × discount × deductible of one offer, priced as they move. */
export function Simulador({ seguradoraNome, oferta, descontoBps, combinado, isManual = false, onApply, onClose }: SimuladorProps) {
  const franquia = isManual ? null : franquiaDaOferta(oferta);
  const atual = { comissaoBps: oferta.comissaoBps, descontoBps, franquia };
  const [alavancas, setAlavancas] = useState<Alavancas>(
    isManual
      ? atual
      : {
          comissaoBps: within(oferta.comissaoBps, combinado.comissaoMinBps, combinado.comissaoMaxBps),
          descontoBps: Math.min(descontoBps, combinado.descontoMaxBps),
          franquia,
        },
  );
  const move = (change: Partial<Alavancas>) => setAlavancas((before) => ({ ...before, ...change }));
  const simulacao = simulateOferta({ oferta, descontoBps }, alavancas, combinado);
  const { comissaoMinBps, comissaoMaxBps, descontoMaxBps } = combinado;
  const isMoved = alavancas.comissaoBps !== oferta.comissaoBps || alavancas.descontoBps !== descontoBps;
  const isRefused = simulacao.alertas.some((alerta) => alerta !== 'MARGEM_NEGATIVA');
  return (
    <Dialog
      isOpen
      size="lg"
      titulo={copy.titulo(seguradoraNome)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.fechar}</Button>
          <Button variant="primary" isDisabled={isRefused || (isManual && !isMoved)} onClick={() => onApply(alavancas, simulacao)}>
            {isManual ? copy.aplicarManual : copy.aplicar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Grid minWidth={240}>
          <Alavanca
            nome="simular-comissao"
            rotulo={copy.comissao}
            descricao={copy.faixa(formatBps(comissaoMinBps), formatBps(comissaoMaxBps))}
            faixa={[comissaoMinBps, comissaoMaxBps]}
            bps={alavancas.comissaoBps}
            onChange={(comissaoBps) => move({ comissaoBps })}
          />
          <Alavanca
            nome="simular-desconto"
            rotulo={copy.desconto}
            descricao={copy.ate(formatBps(descontoMaxBps))}
            faixa={[Math.min(0, descontoBps), descontoMaxBps]}
            bps={alavancas.descontoBps}
            onChange={(desconto) => move({ descontoBps: desconto })}
          />
        </Grid>
        {franquia && (
          <SegmentedControl
            name="simular-franquia"
            label={copy.franquia}
            options={franquias}
            value={alavancas.franquia ?? franquia}
            onChange={(next) => move({ franquia: next as Franquia })}
          />
        )}
        <Quadro role="status" aria-label={copy.resultado}>
          <Valor rotulo={copy.premio}>
            <Money centavos={simulacao.premioTotalCentavos} isStrong />
          </Valor>
          <Valor rotulo={copy.diferenca}>
            <Money centavos={simulacao.diferencaTotalCentavos} />
          </Valor>
          <Valor rotulo={copy.liquido}>
            <Money centavos={simulacao.premioLiquidoCentavos} />
          </Valor>
          <Valor rotulo={copy.comissaoReais}>
            <Money centavos={simulacao.comissaoCentavos} />
          </Valor>
          <Valor rotulo={copy.margem}>
            <Money centavos={simulacao.margemCentavos} />
          </Valor>
        </Quadro>
        {simulacao.alertas.map((alerta) => (
          <Alert key={alerta} tone="atencao" isLive>
            {rotuloDoAlerta[alerta]}
          </Alert>
        ))}
        <Text size={13} isSoft>
          {isManual ? copy.manual : simulacao.isEstimativa ? copy.estimativa : copy.calculada}
        </Text>
        {franquia && alavancas.franquia !== franquia && <Text size={13}>{copy.franquiaTodas}</Text>}
      </Stack>
    </Dialog>
  );
}

interface AlavancaProps {
  nome: string;
  rotulo: string;
  descricao: string;
  faixa: readonly [number, number];
  bps: number;
  onChange: (bps: number) => void;
}

/** One rate, typed or slid: the arrows move it by half a point. */
function Alavanca({ nome, rotulo, descricao, faixa: [min, max], bps, onChange }: AlavancaProps) {
  // an emptied field stays empty while it is being typed in; meanwhile the rate is none
  const [isEmpty, setIsEmpty] = useState(false);
  const type = (value: number | null) => {
    setIsEmpty(value === null);
    onChange(value ?? 0);
  };
  return (
    <Stack gap={2}>
      <PercentField
        name={nome}
        label={rotulo}
        description={descricao}
        maxBps={Math.max(max, 0)}
        value={isEmpty ? null : bps}
        onChange={type}
      />
      <Deslizante
        type="range"
        aria-label={copy.deslizar(rotulo)}
        aria-valuetext={formatBps(bps)}
        min={min}
        max={max}
        step={PASSO_BPS}
        value={bps}
        onChange={({ target }) => type(Number(target.value))}
      />
    </Stack>
  );
}

const Valor = ({ rotulo, children }: { rotulo: string; children: ReactNode }) => (
  <div>
    <Text size={12} isSoft>
      {rotulo}
    </Text>
    {children}
  </div>
);

const Deslizante = styled.input`
  width: 100%;
  min-height: 24px;
  accent-color: ${token('primaria')};
`;

const Quadro = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${token('espaco3')};
  padding: ${token('espaco3')};
  font-variant-numeric: tabular-nums;
  background: ${token('superficieSuave')};
  border-radius: ${token('raio6')};
`;
