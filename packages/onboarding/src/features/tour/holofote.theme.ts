import { calm, token } from '@balcao/ui';
import styled from 'styled-components';

/**
 * Styles of the spotlight: the stylesheet of driver.js rewritten with our tokens. It renders nothing; its global rules apply while it is
 * mounted.
 */
export const HolofoteStyle = styled.i.attrs({ hidden: true })`
  body:has(&) {
    &.driver-active .driver-overlay,
    &.driver-active * {
      pointer-events: none;
    }
    &.driver-active .driver-active-element,
    &.driver-active .driver-active-element *,
    .driver-popover,
    .driver-popover * {
      pointer-events: auto;
    }
    .driver-no-interaction,
    .driver-no-interaction * {
      pointer-events: none !important;
    }
    .driver-popover {
      position: fixed;
      top: 0;
      right: 0;
      z-index: 10001;
      box-sizing: border-box;
      width: 340px;
      max-width: calc(100vw - ${token('espaco6')});
      padding: ${token('espaco4')};
      color: ${token('texto')};
      background: ${token('superficieAlta')};
      border: 1px solid ${token('borda')};
      border-radius: ${token('raio10')};
      box-shadow: ${token('sombraAlta')};
    }
    .driver-popover-title {
      padding-right: ${token('espaco8')};
      font-size: ${token('texto16')};
      font-weight: ${token('pesoForte')};
      line-height: 24px;
    }
    .driver-popover-description {
      margin-top: ${token('espaco1')};
      font-size: ${token('texto14')};
      line-height: 20px;
      color: ${token('textoSuave')};
      text-wrap: pretty;
    }
    .driver-popover-close-btn {
      position: absolute;
      top: ${token('espaco3')};
      right: ${token('espaco3')};
      width: 28px;
      height: 28px;
      padding: 0;
      font-size: ${token('texto18')};
      line-height: 1;
      color: ${token('textoSuave')};
      background: none;
      border: 0;
      border-radius: ${token('raio6')};
      cursor: pointer;
    }
    .driver-popover-close-btn:hover {
      color: ${token('texto')};
      background: ${token('realce')};
    }
    .driver-popover-footer {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${token('espaco3')};
      margin-top: ${token('espaco4')};
    }
    .driver-popover-progress-text {
      font-size: ${token('texto12')};
      color: ${token('textoSuave')};
    }
    .driver-popover-navigation-btns {
      display: flex;
      gap: ${token('espaco2')};
      margin-left: auto;
    }
    .driver-popover-footer-btn {
      min-height: ${token('controle')};
      padding: 0 ${token('espaco4')};
      font-weight: ${token('pesoMedio')};
      color: ${token('texto')};
      background: ${token('superficie')};
      border: 1px solid ${token('bordaForte')};
      border-radius: ${token('raio6')};
      cursor: pointer;
    }
    .driver-popover-next-btn {
      color: ${token('sobrePrimaria')};
      background: ${token('primaria')};
      border-color: transparent;
    }
    .driver-popover :focus-visible {
      outline: 2px solid ${token('foco')};
      outline-offset: 2px;
    }
    .driver-popover-arrow {
      position: absolute;
      border: 6px solid ${token('superficieAlta')};
    }
    .driver-popover-arrow-side-over,
    .driver-popover-arrow-side-center,
    .driver-popover-arrow-none {
      display: none;
    }
    .driver-popover-arrow-side-left {
      left: 100%;
      border-color: transparent transparent transparent ${token('superficieAlta')};
    }
    .driver-popover-arrow-side-right {
      right: 100%;
      border-color: transparent ${token('superficieAlta')} transparent transparent;
    }
    .driver-popover-arrow-side-top {
      top: 100%;
      border-color: ${token('superficieAlta')} transparent transparent;
    }
    .driver-popover-arrow-side-bottom {
      bottom: 100%;
      border-color: transparent transparent ${token('superficieAlta')};
    }
    @media (max-width: 767.98px) {
      .driver-popover {
        width: calc(100vw - ${token('espaco6')});
      }
    }
    ${calm} {
      .driver-popover,
      .driver-overlay {
        animation: none;
      }
    }
  }
`;
